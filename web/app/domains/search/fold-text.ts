/** Letters that are written one for the other, as the store folds them. */
const same: Record<string, string> = { أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ئ: 'ي', ؤ: 'و', ة: 'ه' }
/** Harakat, tatweel and invisible marks. */
const SILENT = /\u0640|[\u{64b}-\u{65f}]|\u0670|[\u{200b}-\u{200f}\u{202a}-\u{202e}\u{2066}-\u{2069}]/u

/** A text as it is compared: اﻷهلى and الأهلي are one, Nike and nike too. Spaces at the ends do not count, other signs stay. */
export function foldText(text: string): string {
  return letters(text)
    .map(({ folded }) => folded)
    .join('')
    .trim()
}

/** Where in `text` stands what was typed, folded: from the start of a word, else anywhere; undefined when it does not. */
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

/** The letters that are heard, each with where it stands; what is silent belongs to the one before it. */
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

/** One letter stays one, so that places can be counted. */
function foldCase(letter: string): string {
  const small = letter.toLowerCase()
  return small.length === 1 ? small : letter
}
