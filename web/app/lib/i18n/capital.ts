/** Capitalises a name or a day at the start of a line: some are lower case because they occur within sentences. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
