/** A name or a day as it begins a line: some come in lower case, as they stand in a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
