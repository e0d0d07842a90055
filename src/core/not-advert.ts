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
