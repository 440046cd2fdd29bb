/** Text that PostgreSQL takes: it refuses NUL, and halves of a surrogate pair are no characters. */
export function cleanText(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed()
}
