import { senseAt } from '#src/domains/search/language/grammar.ts'
import type { Condition } from './understanding.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What was read from some words on: their number, and the conditions they set. */
export interface Reading {
  length: number
  conditions: Condition[]
}

/** Reads a number, in digits or words: 500, 2 الف, خمسميه. */
export function numberAt(words: readonly string[], at: number): { value: number; end: number } | undefined {
  const word = words[at]
  if (word !== undefined && /^\d{1,7}(?:\.\d)?$/.test(word)) {
    const thousand = senseAt(words, at + 1)?.sense
    return thousand?.is === 'number' && thousand.number === 1_000 ? { value: Number(word) * 1_000, end: at + 2 } : { value: Number(word), end: at + 1 }
  }
  const found = senseAt(words, at)
  return found?.sense.is === 'number' ? { value: found.sense.number, end: at + found.length } : undefined
}

/** Reads «ل 500», «to 500», «و 500» or another number right behind a number, if it is larger. */
export function secondNumber(words: readonly string[], at: number): { value: number; end: number } | undefined {
  const joined = senseAt(words, at)
  const isTo = joined?.sense.is === 'to' || (joined?.sense.is === 'price' && joined.sense.how === 'to')
  const isArabizi = ARABIZI_TO.test(words[at] ?? '')
  const isJoined = isTo || joined?.sense.is === 'and' || isArabizi
  const first = numberAt(words, at - 1)
  const second = numberAt(words, at + (isArabizi ? 1 : isJoined ? (joined?.length ?? 0) : 0))
  return first && second && second.value > first.value ? second : undefined
}

/** ل and و in Latin letters. */
const ARABIZI_TO = /^(?:l|le|w|we)$/

/** Whether a word counts years or months. */
export function isTime(words: readonly string[], at: number): boolean {
  const sense = senseAt(words, at)?.sense
  return sense?.is === 'years' || sense?.is === 'months'
}

/** Returns the place behind up to three fillers. */
export function skipFillers(words: readonly string[], from: number): number {
  let at = from
  for (let found = senseAt(words, at); found?.sense.is === 'filler' && at - from < 3; found = senseAt(words, at)) at += found.length
  return at
}

/** Reads a season: 26/27, 2025-26, 2026, last season. */
export function readSeason({ seasons }: Vocabulary, words: readonly string[], start: number): Reading | undefined {
  const found = senseAt(words, start)
  const season = (slugs: string[], length: number): Reading => ({ length, conditions: [{ field: 'season', slugs }] })
  if (found?.sense.is === 'season') {
    const [newest, last] = seasons
    const { which } = found.sense
    const meant = which === 'this' ? [newest] : which === 'last' ? [last] : seasons.slice(1)
    return season(meant.flatMap((each) => each?.slug ?? []), found.length)
  }
  const written = /^(20\d\d)\/\d\d$/.exec(words[start] ?? '')?.[1]
  if (written) return season(seasons.flatMap(({ slug, begins }) => (begins === Number(written) ? [slug] : [])), 1)
  const [year, next] = [yearOf(words[start]), yearOf(words[start + 1])]
  if (year !== undefined && next === year + 1) {
    const one = seasons.find(({ begins }) => begins === year)
    if (one || words[start]?.length === 4) return season(one ? [one.slug] : [], 2)
  }
  if (year === undefined || words[start]?.length !== 4) return undefined
  const one = seasons.find(({ begins }) => begins === year) ?? seasons.find(({ begins }) => begins === year - 1)
  return season(one ? [one.slug] : [], 1)
}

function yearOf(word: string | undefined): number | undefined {
  if (word === undefined || !/^(?:20)?[1-4]\d$/.test(word)) return undefined
  return 2000 + (Number(word) % 100)
}
