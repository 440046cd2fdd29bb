import { senseAt } from '#src/domains/search/language/grammar.ts'
import type { Condition } from './understanding.ts'

/** What was read from some words on: their number, and the conditions they set. */
export interface Reading {
  length: number
  conditions: Condition[]
}

/** A number, and the place behind it. */
export interface ReadNumber {
  value: number
  end: number
}

/** Reads a number, in digits or words: 500, 2 الف, 1.6 k, خمسميه, الف وميتين, fifteen hundred, تمانيه وتلاتين. */
export function numberAt(words: readonly string[], at: number): ReadNumber | undefined {
  let number = atomAt(words, at)
  for (let longer = number && withNext(words, number); longer; longer = withNext(words, longer)) number = longer
  const half = number && senseAt(words, number.end)
  return number && number.value >= 1_000 && half?.sense.is === 'half'
    ? { value: number.value + magnitude(number.value) / 2, end: number.end + half.length }
    : number
}

function atomAt(words: readonly string[], at: number): ReadNumber | undefined {
  const word = words[at]
  if (word !== undefined && /^\d{1,7}(?:\.\d)?$/.test(word)) return { value: Number(word), end: at + 1 }
  const found = senseAt(words, at)
  return found?.sense.is === 'number' ? { value: found.sense.number, end: at + found.length } : undefined
}

/**
 * Adds the number that follows, or multiplies by it: ten behind hundreds, with or without «and»; tens behind one to
 * nine in Arabic.
 */
function withNext(words: readonly string[], { value, end }: ReadNumber): ReadNumber | undefined {
  const and = senseAt(words, end)
  const from = and?.sense.is === 'and' ? end + and.length : end
  const next = atomAt(words, from)
  // «من خمسميه لالف»
  if (!next || words[from]?.startsWith('ل')) return undefined
  const isJoined = from > end || words[from]?.startsWith('و')
  const isMultiplier = (next.value === 100 && value < 100) || (next.value === 1_000 && value < 1_000)
  // Two numbers in digits are two prices or sizes.
  const isInDigits = /^[\d.]+$/.test(words[from] ?? '')
  if (isMultiplier && !isJoined && !isInDigits) return { value: Math.round(value * next.value), end: next.end }
  if (isInDigits && !(isJoined && value >= 1_000 && !/^[\d.]+$/.test(words[end - 1] ?? ''))) return undefined
  // «1.8k and three thousand» are two.
  const isRest =
    next.value < magnitude(value) &&
    (isJoined || !/^[\d.]+$/.test(words[end - 1] ?? '')) &&
    (numberAt(words, from)?.value ?? 0) < magnitude(value)
  const isTens = isJoined && value < 10 && next.value >= 20 && next.value < 100
  return isRest || isTens ? { value: value + next.value, end: next.end } : undefined
}

/** Returns the largest power of ten that divides a number. */
function magnitude(value: number): number {
  let power = 1
  while (value > 0 && value % (power * 10) === 0) power *= 10
  return power
}

/** Reads «ل 500», «to 500», «و 500» or another number right behind a number, if it is larger. */
export function secondNumber(words: readonly string[], first: ReadNumber): ReadNumber | undefined {
  const unit = senseAt(words, first.end)
  const behind = unit?.sense.is === 'currency' ? first.end + unit.length : first.end
  // «500 le to 1000 le»
  const isPriced = behind > first.end && senseAt(words, behind)?.sense.is === 'to'
  const end = isPriced ? behind : first.end
  const joined = senseAt(words, end)
  // «500 le 800», not «500 le»
  const isTo =
    joined?.sense.is === 'to' ||
    (joined?.sense.is === 'price' && joined.sense.how === 'to') ||
    ['l', 'le'].includes(words[end] ?? '')
  const from = end + (isTo || joined?.sense.is === 'and' ? (joined?.length ?? 1) : 0)
  const before = senseAt(words, from)
  const second = numberAt(words, from + (before?.sense.is === 'currency' ? before.length : 0))
  const isSeason = from === first.end && YEAR.test(words[from] ?? '')
  return second && second.value > first.value && !isSeason ? second : undefined
}

/** Prices that people say are round, years are not. */
export const YEAR = /^20[1-4][1-9]$/

/** Whether a word counts years or months. */
export function isTime(words: readonly string[], at: number): boolean {
  const sense = senseAt(words, at)?.sense
  return sense?.is === 'years' || sense?.is === 'months'
}

/** Returns the place behind up to three fillers; the words of a price, «سعره», are some. */
export function skipFillers(words: readonly string[], from: number): number {
  let at = from
  for (
    let found = senseAt(words, at);
    (found?.sense.is === 'filler' || found?.sense.is === 'cost') && at - from < 3;
    found = senseAt(words, at)
  )
    at += found.length
  return at
}
