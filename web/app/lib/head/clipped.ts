/** A text of at most `limit` signs, cut between words and ended by an ellipsis where it was longer. */
export function clipped(text: string, limit: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= limit) return line
  const cut = line.slice(0, limit - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), limit / 2)).replace(/[\s.,،؛;:–-]+$/, '')}…`
}
