import { senseAt } from '#src/domains/search/language/grammar.ts'
import { isTime, numberAt, type Reading, secondNumber, skipFillers } from './numbers.ts'

/** Lowest number of pounds that is a price without saying so, and highest price. */
const LEAST_PRICE = 50
const MOST_PRICE = 1_000_000
/** «around 500» is this part below and above. */
const AROUND = 0.2

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

function piastres(name: 'from' | 'to', pounds: number | undefined): { from?: number; to?: number } {
  return pounds === undefined ? {} : { [name]: Math.round(pounds * 100) }
}
