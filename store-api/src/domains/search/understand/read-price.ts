import { senseAt } from '#src/domains/search/language/grammar.ts'
import { isTime, numberAt, type Reading, secondNumber, skipFillers, YEAR } from './numbers.ts'

/** Lowest number of pounds that is a price without saying so, and highest price. */
const LEAST_PRICE = 50
const MOST_PRICE = 1_000_000
/** «around 500» is up to this part of it more, and half of it at least. */
const AROUND = { from: 0.5, to: 1.2 }

type How = 'to' | 'from' | 'about' | 'between'

/** Reads a price: under 500, من 300 ل 500, في حدود 1000, not more than 500, سعره 500, 500 جنيه. */
export function readPrice(words: readonly string[], start: number): Reading | undefined {
  const { how, end: behindHow } = howAt(words, start)
  // «EGP 500» as well as «500 EGP»
  const before = senseAt(words, behindHow)?.sense.is === 'currency' ? senseAt(words, behindHow) : undefined
  const first = numberAt(words, behindHow + (before?.length ?? 0))
  if (!first || first.value > MOST_PRICE || isTime(words, first.end)) return undefined
  const second = secondNumber(words, first)
  const last = second ?? first
  // «42 up to 1000» is a size and a price.
  if (isTime(words, last.end) || (second && !how && first.value < LEAST_PRICE)) return undefined
  const currency = senseAt(words, last.end)
  // «بخمسميه»
  const isJoined = words[behindHow]?.startsWith('ب') === true
  const isMoney = isJoined || before !== undefined || currency?.sense.is === 'currency'
  const end = last.end + (currency?.sense.is === 'currency' ? currency.length : 0)
  const behind = second ? undefined : boundAt(words, end)
  const length = (behind?.end ?? end) - start
  const price = (from: number | undefined, to: number | undefined): Reading => ({
    length,
    conditions: [{ field: 'price', ...piastres('from', from), ...piastres('to', to) }],
  })
  // «2026 up to 2500» is a season and a price, «من 2026» a season.
  const isYear = YEAR.test(words[behindHow] ?? '')
  if (isYear && !isMoney && (!second || (!how && senseAt(words, first.end)?.sense.is === 'price'))) return undefined
  const isRange = how !== undefined || (second && second.end - first.end > 1)
  if (second && (isMoney || (first.value >= LEAST_PRICE && second.value >= LEAST_PRICE && isRange)))
    return price(first.value, second.value)
  const way = behind?.how ?? how
  if (second || (!isMoney && (!way || first.value < LEAST_PRICE))) return undefined
  if (way === 'from' || way === 'between') return price(first.value, undefined)
  if (way === 'about') return price(first.value * AROUND.from, first.value * AROUND.to)
  return price(undefined, first.value)
}

/** Reads the words before a price, «سعره مش اكتر من», and where they end. */
function howAt(words: readonly string[], start: number): { how: How | undefined; end: number } {
  const found = senseAt(words, start)
  const { sense, length = 0 } = found ?? {}
  const behind = skipFillers(words, start + length)
  if (sense?.is === 'not') {
    const but = senseAt(words, behind)
    // «ماعيش غير 500»
    if (but?.sense.is === 'not') return { how: 'to', end: skipFillers(words, behind + but.length) }
    // «مش عايز ادفع اكتر من»
    const refused = howAt(words, behind)
    if (refused.how === 'to' || refused.how === 'from') return { ...refused, how: refused.how === 'to' ? 'from' : 'to' }
    // «دون 500»
    return { how: refused.how ?? 'to', end: refused.end }
  }
  if (sense?.is === 'cost') {
    const more = howAt(words, behind)
    return more.how ? more : { how: 'to', end: behind }
  }
  if (sense?.is === 'price' || sense?.is === 'bound') return { how: sense.how, end: behind }
  return sense?.is === 'to' ? { how: 'to', end: behind } : { how: undefined, end: skipFillers(words, start) }
}

/** Reads what bounds a price behind it: «او اقل», «وفوق», max. */
function boundAt(words: readonly string[], at: number): { how: How; end: number } | undefined {
  const found = senseAt(words, at)
  if (found?.sense.is === 'bound') return { how: found.sense.how, end: at + found.length }
  const isJoined = found?.sense.is === 'and' || words[at]?.startsWith('و')
  const from = found?.sense.is === 'and' ? at + found.length : at
  const bound = senseAt(words, from)
  // «500 او ارخص»
  if (isJoined && bound?.sense.is === 'sort' && bound.sense.sort === 'priceAsc')
    return { how: 'to', end: from + bound.length }
  if (!isJoined || !bound || (bound.sense.is !== 'bound' && bound.sense.is !== 'price')) return undefined
  const end = from + bound.length
  return bound.sense.is === 'price' && numberAt(words, end) ? undefined : { how: bound.sense.how, end }
}

function piastres(name: 'from' | 'to', pounds: number | undefined): { from?: number; to?: number } {
  return pounds === undefined ? {} : { [name]: Math.round(pounds * 100) }
}
