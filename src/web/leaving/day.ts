/**
 * The day in Finland: a file saved in Helsinki just after midnight bears the new day, whatever zone the
 * browser believes in.
 */
const ZONE = { timeZone: 'Europe/Helsinki' } as const
const finnish = new Intl.DateTimeFormat('fi-FI', {
  ...ZONE,
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
})
/** Swedish writes days as ISO does. */
const sortable = new Intl.DateTimeFormat('sv-SE', {
  ...ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})

/** An ISO time → `21.11.2026`. */
export function finnishDay(time: string): string {
  return finnish.format(new Date(time))
}

/** An ISO time → `2026-11-21`. */
export function sortableDay(time: string): string {
  return sortable.format(new Date(time))
}
