import { senseAt } from '#src/domains/search/language/grammar.ts'
import { type Reading, skipFillers } from './numbers.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Reads a season: 26/27, 2025-26, 2026, last season, الموسم اللي فات. */
export function readSeason({ seasons }: Vocabulary, words: readonly string[], start: number): Reading | undefined {
  const season = (slugs: string[], length: number): Reading => ({ length, conditions: [{ field: 'season', slugs }] })
  const told = toldAt(words, start)
  if (told) {
    const [newest, last] = seasons
    const meant = told.which === 'this' ? [newest] : told.which === 'last' ? [last] : seasons.slice(1)
    return season(
      meant.flatMap((each) => each?.slug ?? []),
      told.end - start,
    )
  }
  const written = /^(20\d\d)\/\d\d$/.exec(words[start] ?? '')?.[1]
  if (written)
    return season(
      seasons.flatMap(({ slug, begins }) => (begins === Number(written) ? [slug] : [])),
      1,
    )
  const [year, next] = [yearOf(words[start]), yearOf(words[start + 1])]
  if (year !== undefined && next === year + 1) {
    const one = seasons.find(({ begins }) => begins === year)
    if (one || words[start]?.length === 4) return season(one ? [one.slug] : [], 2)
  }
  if (year === undefined || words[start]?.length !== 4) return undefined
  const one = seasons.find(({ begins }) => begins === year) ?? seasons.find(({ begins }) => begins === year - 1)
  return season(one ? [one.slug] : [], 1)
}

/** Reads «الموسم اللي فات», last season, السنادي. */
function toldAt(words: readonly string[], start: number): { which: 'this' | 'last' | 'old'; end: number } | undefined {
  const found = senseAt(words, start)
  if (found?.sense.is === 'alone') return { which: found.sense.which, end: start + found.length }
  const isNewest = found?.sense.is === 'sort' && found.sense.sort === 'newest'
  if (found?.sense.is === 'which' || isNewest) {
    const behind = skipFillers(words, start + found.length)
    const end = behindSeason(words, behind)
    return end > behind ? { which: found.sense.is === 'which' ? found.sense.which : 'this', end } : undefined
  }
  const end = behindSeason(words, start)
  const which = end > start ? senseAt(words, end) : undefined
  return which && (which.sense.is === 'which' || which.sense.is === 'alone')
    ? { which: which.sense.which, end: end + which.length }
    : undefined
}

/** Returns the place behind words of a season: «موسم السنة». */
function behindSeason(words: readonly string[], start: number): number {
  let [at, end] = [start, start]
  for (
    let found = senseAt(words, at);
    found && (found.sense.is === 'season' || found.sense.is === 'years');
    found = senseAt(words, at)
  ) {
    end = at + found.length
    at = skipFillers(words, end)
  }
  // «الموسم اللي فات» is one phrase behind the season.
  return senseAt(words, end)?.sense.is === 'which' ? end : at
}

function yearOf(word: string | undefined): number | undefined {
  if (word === undefined || !/^(?:20)?[1-4]\d$/.test(word)) return undefined
  return 2000 + (Number(word) % 100)
}
