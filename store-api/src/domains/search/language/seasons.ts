const YEAR = /^(?:20)?[1-4]\d$/

/** Joins the words of a season (2025 26, 25 26, 2025 2026) to one: 2025/26. */
export function joinSeasons(words: string[]): string[] {
  if (!words.some((word) => YEAR.test(word))) return words
  const joined: string[] = []
  for (let i = 0; i < words.length; i++) {
    const season = seasonOf(words[i], words[i + 1])
    joined.push(season ?? words[i] ?? '')
    if (season) i++
  }
  return joined
}

function seasonOf(first: string | undefined, second: string | undefined): string | undefined {
  if (!first || !second || !YEAR.test(first) || !YEAR.test(second)) return undefined
  const [begin, end] = [first.slice(-2), second.slice(-2)]
  return Number(end) === Number(begin) + 1 ? `20${begin}/${end}` : undefined
}

/** Returns the seasons that a year may mean, the one that ends in it last; none for a word that is no year. */
export function seasonsOfYear(word: string): string[] {
  if (!/^20[1-4]\d$/.test(word)) return []
  const year = Number(word)
  return [year, year - 1].map((begin) => `${begin}/${String(begin + 1).slice(-2)}`)
}

/** Whether a word is a season in the format of `joinSeasons`. */
export function isSeason(word: string): boolean {
  return word.includes('/')
}
