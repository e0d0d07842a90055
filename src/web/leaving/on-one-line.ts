/** A quote without its line ends: a PDF breaks lines anywhere, a list has one line for each. */
export function onOneLine(quote: string): string {
  return quote.trim().replace(/\s+/g, ' ')
}
