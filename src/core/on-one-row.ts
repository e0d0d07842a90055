/** Words without what would begin a new row, or tell a terminal what to do. */
export function onOneRow(words: string): string {
  return words.replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
}
