/** Interchangeable letters, folded as the store folds them. */
const same: Record<string, string> = { أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ئ: 'ي', ؤ: 'و', ة: 'ه' }
/** Harakat, tatweel and invisible marks, which are ignored. */
const SILENT = /\u0640|[\u{64b}-\u{65f}]|\u0670|[\u{200b}-\u{200f}\u{202a}-\u{202e}\u{2066}-\u{2069}]/u

/** Folds a text for comparison: اﻷهلى equals الأهلي, Nike equals nike. Trims spaces; keeps other characters. */
export function foldText(text: string): string {
  return letters(text)
    .map(({ folded }) => folded)
    .join('')
    .trim()
}

/**
 * Finds `typed` in `text` after folding both, preferably at the start of a word. Returns the range in `text`; undefined
 * when it does not occur.
 */
export function findFolded(text: string, typed: string): { from: number; to: number } | undefined {
  const sought = foldText(typed)
  if (sought === '') return undefined
  const all = letters(text)
  const folded = all.map((letter) => letter.folded).join('')
  const inWord = ` ${folded}`.indexOf(` ${sought}`)
  const start = inWord >= 0 ? inWord : folded.indexOf(sought)
  const [first, last] = [all[start], all[start + sought.length - 1]]
  return start >= 0 && first && last ? { from: first.at, to: last.at + last.length } : undefined
}

/** Returns the folded letters with their positions. Ignored marks belong to the letter before them. */
function letters(text: string): { folded: string; at: number; length: number }[] {
  const heard: { folded: string; at: number; length: number }[] = []
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at)
    const before = heard.at(-1)
    if (SILENT.test(letter)) {
      if (before) before.length += 1
    } else heard.push({ folded: same[letter] ?? foldCase(letter), at, length: 1 })
  }
  return heard
}

/** One letter maps to one, so that positions stay valid. */
function foldCase(letter: string): string {
  const small = letter.toLowerCase()
  return small.length === 1 ? small : letter
}
