import type { KindRow } from './sign.ts'

/** A program, the source of a page, a log. */
export const CODE_SIGNS: readonly KindRow[] = [
  // A program, a page's source or a log.
  {
    kind: 'code',
    weight: 2,
    most: 10,
    en: `
      def, elif, const, null, println, printf, foreach, href, div, doctype, utf 8, varchar,
      select from, warn, error, debug, exception, sqlexception, stderr, stdout, typeof, boolean,
      int, str, float, undefined, traceback, localhost, nginx, true, false, create table,
      insert into, primary key, not null, font size, px, echo, sudo, npm run, print, return, void,
      import, stylesheet
    `,
  },
]
