/** Removes NUL, which PostgreSQL refuses, and unpaired surrogates. */
export function cleanText(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed()
}
