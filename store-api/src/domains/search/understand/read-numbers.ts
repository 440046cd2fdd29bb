import { senseAt } from '#src/domains/search/language/grammar.ts'
import type { Condition } from './understanding.ts'
import { labelKey, type Vocabulary } from './vocabulary.ts'

/** What was read from some words on: their number, and the conditions they set. */
export interface Reading {
  length: number
  conditions: Condition[]
}

/** Lowest number of pounds that is a price without saying so, and highest price. */
const LEAST_PRICE = 50
const MOST_PRICE = 1_000_000
/** «around 500» is this part below and above. */
const AROUND = 0.2
/** From this size on a bare number is one: of shoes, not of pieces. */
const LEAST_SIZE = 20
const MOST_AGE = 16
const OLDEST = 99

/** Reads a price: under 500, من 300 ل 500, في حدود 1000, 500 جنيه. */
export function readPrice(words: readonly string[], start: number): Reading | undefined {
  const found = senseAt(words, start)
  const sense = found?.sense
  const how = sense?.is === 'price' || sense?.is === 'bound' ? sense.how : sense?.is === 'to' ? 'to' : undefined
  // «EGP 500» as well as «500 EGP»
  const behindHow = skipFillers(words, start + (how ? (found?.length ?? 0) : 0))
  const before = senseAt(words, behindHow)?.sense.is === 'currency' ? senseAt(words, behindHow) : undefined
  const first = numberAt(words, behindHow + (before?.length ?? 0))
  if (!first || first.value > MOST_PRICE || isTime(words, first.end)) return undefined
  const second = secondNumber(words, first.end)
  const last = second ?? first
  if (isTime(words, last.end)) return undefined
  const currency = senseAt(words, last.end)
  // «بخمسميه»
  const isJoined = words[behindHow]?.startsWith('ب') === true && first.end === behindHow + 1
  const isMoney = isJoined || before !== undefined || currency?.sense.is === 'currency'
  const end = last.end + (currency?.sense.is === 'currency' ? currency.length : 0)
  const bound = senseAt(words, end)
  const behind = bound?.sense.is === 'bound' ? bound.sense.how : undefined
  const length = end + (behind && bound ? bound.length : 0) - start
  const price = (from: number | undefined, to: number | undefined): Reading => ({ length, conditions: [{ field: 'price', ...piastres('from', from), ...piastres('to', to) }] })
  const isRange = how !== undefined || (second && second.end - first.end > 1)
  if (second && (isMoney || (first.value >= LEAST_PRICE && second.value >= LEAST_PRICE && isRange))) return price(first.value, second.value)
  const way = behind ?? how
  if (second || (!isMoney && (!way || first.value < LEAST_PRICE))) return undefined
  if (way === 'from' || way === 'between') return price(first.value, undefined)
  if (way === 'about') return price(first.value * (1 - AROUND), first.value * (1 + AROUND))
  return price(undefined, first.value)
}

/** Reads a size: مقاس 42, size XL, uk 8, 42, 8 years. */
export function readSize(vocabulary: Vocabulary, words: readonly string[], start: number): Reading | undefined {
  return readAge(vocabulary, words, start) ?? readLabel(vocabulary, words, start)
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

/** Reads an age: 8 سنين, 6-8 years, عمر 10. The two nearest sizes, when none is for it. */
function readAge(vocabulary: Vocabulary, words: readonly string[], start: number): Reading | undefined {
  const intro = senseAt(words, start)
  const isIntroduced = intro?.sense.is === 'age' || intro?.sense.is === 'size' || (intro?.sense.is === 'price' && intro.sense.how === 'between')
  const from = isIntroduced ? skipFillers(words, start + intro.length) : start
  const first = numberAt(words, from)
  if (!first) return undefined
  const last = secondNumber(words, first.end) ?? first
  const unit = senseAt(words, last.end)
  const isOfYears = unit?.sense.is === 'years' || unit?.sense.is === 'months'
  if ((!isOfYears && intro?.sense.is !== 'age') || last.value > OLDEST) return undefined
  const length = last.end + (isOfYears ? unit.length : 0) - start
  if (first.value > MOST_AGE) return { length, conditions: [] }
  const kids: Condition = { field: 'gender', slugs: ['kids'] }
  const slugs = unit?.sense.is === 'months' ? [] : [...new Set([first.value, last.value].flatMap((years) => sizesOfAge(vocabulary, years)))]
  return { length, conditions: slugs.length > 0 ? [kids, { field: 'size', slugs }] : [kids] }
}

function sizesOfAge({ sizes }: Vocabulary, years: number): string[] {
  const of = (age: number) => (sizes.get(String(age)) ?? []).filter(({ isAge }) => isAge).map(({ slug }) => slug)
  const exact = of(years)
  if (exact.length > 0) return exact
  const below = [1, 2].map((less) => of(years - less)).find((each) => each.length > 0) ?? []
  const above = [1, 2].map((more) => of(years + more)).find((each) => each.length > 0) ?? []
  return [...below, ...above]
}

function readLabel(vocabulary: Vocabulary, words: readonly string[], start: number): Reading | undefined {
  const intro = senseAt(words, start)
  const isIntroduced = intro?.sense.is === 'size'
  const at = isIntroduced ? skipFillers(words, start + intro.length) : start
  const label = labelAt(vocabulary, words, at, isIntroduced)
  if (!label) return undefined
  const slugs = [...label.slugs]
  let end = label.end
  // «42 او 43», «42-43»
  const other = senseAt(words, end)
  const next = labelAt(vocabulary, words, end + (other?.sense.is === 'and' || other?.sense.is === 'to' ? other.length : 0), isIntroduced)
  if (isIntroduced && next && next.slugs.length > 0) {
    slugs.push(...next.slugs)
    end = next.end
  }
  return { length: end - start, conditions: [{ field: 'size', slugs: [...new Set(slugs)] }] }
}

function labelAt({ sizes }: Vocabulary, words: readonly string[], at: number, isIntroduced: boolean): { slugs: string[]; end: number } | undefined {
  const found = senseAt(words, at)
  // A label as it is comes before the years of one: «مقاس 4» is a ball.
  const of = (key: string) => {
    const all = sizes.get(key) ?? []
    const labelled = all.filter(({ isAge }) => !isAge)
    return (labelled.length > 0 ? labelled : all).map(({ slug }) => slug)
  }
  if (found?.sense.is === 'label') return { slugs: of(labelKey(found.sense.label)), end: at + found.length }
  const two = of(words.slice(at, at + 2).join(' '))
  if (two.length > 0 && at + 1 < words.length) return { slugs: two, end: at + 2 }
  const before = found?.sense.is === 'system' ? found : undefined
  const read = numberAt(words, at + (before?.length ?? 0))
  if (!read || (!isIntroduced && !/^\d/.test(words[read.end - 1] ?? ''))) return undefined
  const half = senseAt(words, read.end)?.sense.is === 'half' && Number.isInteger(read.value) ? senseAt(words, read.end) : undefined
  const number = String(read.value + (half ? 0.5 : 0))
  const end = read.end + (half?.length ?? 0)
  const after = before ? undefined : senseAt(words, end)
  const system = before ?? (after?.sense.is === 'system' ? after : undefined)
  // «4 size»
  const isNamed = isIntroduced || after?.sense.is === 'size'
  if (!isNamed && !system && Number(number) < LEAST_SIZE) return undefined
  const name = system?.sense.is === 'system' && system.sense.system !== 'eu' ? `${system.sense.system} ${number}` : number
  const slugs = of(name)
  if (!isNamed && !system && slugs.length === 0) return undefined
  return { slugs, end: end + (after && (system === after || after.sense.is === 'size') ? after.length : 0) }
}

function numberAt(words: readonly string[], at: number): { value: number; end: number } | undefined {
  const word = words[at]
  if (word !== undefined && /^\d{1,7}(?:\.\d)?$/.test(word)) {
    const thousand = senseAt(words, at + 1)?.sense
    return thousand?.is === 'number' && thousand.number === 1_000 ? { value: Number(word) * 1_000, end: at + 2 } : { value: Number(word), end: at + 1 }
  }
  const found = senseAt(words, at)
  return found?.sense.is === 'number' ? { value: found.sense.number, end: at + found.length } : undefined
}

/** Reads «ل 500», «to 500», «و 500» or another number right behind a number, if it is larger. */
function secondNumber(words: readonly string[], at: number): { value: number; end: number } | undefined {
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

function isTime(words: readonly string[], at: number): boolean {
  const sense = senseAt(words, at)?.sense
  return sense?.is === 'years' || sense?.is === 'months'
}

function skipFillers(words: readonly string[], from: number): number {
  let at = from
  for (let found = senseAt(words, at); found?.sense.is === 'filler' && at - from < 3; found = senseAt(words, at)) at += found.length
  return at
}

function piastres(name: 'from' | 'to', pounds: number | undefined): { from?: number; to?: number } {
  return pounds === undefined ? {} : { [name]: Math.round(pounds * 100) }
}

function yearOf(word: string | undefined): number | undefined {
  if (word === undefined || !/^(?:20)?[1-4]\d$/.test(word)) return undefined
  return 2000 + (Number(word) % 100)
}
