/** What a text that is no job advertisement looks like instead. */
export const NOT_ADVERT_REASONS = [
  'question',
  'recipe',
  'news',
  'cv',
  'application',
  'code',
  'listing',
  'other',
] as const
export type NotAdvertReason = (typeof NOT_ADVERT_REASONS)[number]

/** Why an engine reads no ad in a text: it is something else, or is in a language that the engine does not read. */
export type RefusalReason = NotAdvertReason | 'foreign'
