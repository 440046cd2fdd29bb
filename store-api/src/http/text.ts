/**
 * What a person typed, as it can be kept: without control characters and broken surrogates (PostgreSQL refuses both), without the
 * invisible marks that turn writing direction, with single spaces; line ends stay when `lines` is set.
 */
export function tidyText(text: string, { lines = false } = {}): string {
  const marks = /[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g
  const sound = text.toWellFormed().replace(marks, '').replace(/\r\n?/g, '\n')
  const kept = lines ? sound.replace(/[^\P{Cc}\n]/gu, ' ').replace(/[^\S\n]+/g, ' ') : sound.replace(/[\p{Cc}\s]+/gu, ' ')
  return kept.trim()
}

/** Characters as a person counts them (code points), spaces left out. */
export function lengthWithoutSpaces(text: string): number {
  return [...text.replace(/\s/g, '')].length
}
