/** Truncates a text to `limit` characters at a word boundary, with an ellipsis if it was longer. */
export function clipped(text: string, limit: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= limit) return line
  const cut = line.slice(0, limit - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), limit / 2)).replace(/[\s.,،؛;:–-]+$/, '')}…`
}
