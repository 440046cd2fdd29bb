import { LETTERS, senseAt } from '#src/domains/search/language/grammar.ts'
import { numberAt, type Reading, type ReadNumber, secondNumber, skipFillers } from './numbers.ts'
import type { Condition } from './understanding.ts'
import { labelKey, type Vocabulary } from './vocabulary.ts'

/** From this size on a bare number is one: of shoes, not of pieces. */
const LEAST_SIZE = 20
const MOST_AGE = 16
const OLDEST = 99

/** Reads a size: مقاس 42, size XL, uk 8, 42, 8 years. */
export function readSize(vocabulary: Vocabulary, words: readonly string[], start: number): Reading | undefined {
  return readAge(vocabulary, words, start) ?? readLabel(vocabulary, words, start)
}

/** Reads an age: 8 سنين, 6-8 years, عمر 10. The two nearest sizes, when none is for it. */
function readAge(vocabulary: Vocabulary, words: readonly string[], start: number): Reading | undefined {
  const intro = senseAt(words, start)
  const isIntroduced =
    intro?.sense.is === 'age' ||
    intro?.sense.is === 'years' ||
    intro?.sense.is === 'size' ||
    (intro?.sense.is === 'price' && intro.sense.how === 'between')
  const from = isIntroduced ? skipFillers(words, start + intro.length) : start
  const first = twoYears(words, start) ?? numberAt(words, from)
  if (!first) return undefined
  const second = secondNumber(words, first)
  const last = second && second.value <= OLDEST ? second : first
  const unit = senseAt(words, last.end)
  const isOfYears = unit?.sense.is === 'years' || unit?.sense.is === 'months'
  // «سنه 10»
  const isAge = isOfYears || intro?.sense.is === 'age' || (intro?.sense.is === 'years' && last.value <= MOST_AGE)
  if (!isAge || last.value > OLDEST) return undefined
  const length = last.end + (isOfYears ? unit.length : 0) - start
  if (first.value > MOST_AGE) return { length, conditions: [] }
  const kids: Condition = { field: 'gender', slugs: ['kids'] }
  const slugs =
    unit?.sense.is === 'months'
      ? []
      : [...new Set([first.value, last.value].flatMap((years) => sizesOfAge(vocabulary, years)))]
  return { length, conditions: slugs.length > 0 ? [kids, { field: 'size', slugs }] : [kids] }
}

/** «سنتين», «سنتين ونص» */
function twoYears(words: readonly string[], at: number): ReadNumber | undefined {
  if (words[at]?.replace(/^ل/u, '') !== 'سنتين') return undefined
  const half = senseAt(words, at + 1)
  return { value: 2, end: at + 1 + (half?.sense.is === 'half' ? half.length : 0) }
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
  // «رقم 5» is a ball, «رقم 10» a player.
  const isNumbered = intro?.sense.is === 'numbered'
  const isIntroduced = intro?.sense.is === 'size' || isNumbered
  const at = isIntroduced ? skipFillers(words, start + intro.length) : start
  const label = labelAt(vocabulary, words, at, isIntroduced)
  if (!label || (isNumbered && (vocabulary.sizes.get(words[at] ?? '') ?? []).every(({ isAge }) => isAge)))
    return undefined
  const slugs = [...label.slugs]
  let end = label.end
  // «42 او 43», «42-43»
  const other = senseAt(words, end)
  const next = labelAt(
    vocabulary,
    words,
    end + (other?.sense.is === 'and' || other?.sense.is === 'to' ? other.length : 0),
    isIntroduced,
  )
  if (isIntroduced && next && next.slugs.length > 0) {
    slugs.push(...next.slugs)
    end = next.end
  }
  return { length: end - start, conditions: [{ field: 'size', slugs: [...new Set(slugs)] }] }
}

function labelAt(
  { sizes }: Vocabulary,
  words: readonly string[],
  at: number,
  isIntroduced: boolean,
): { slugs: string[]; end: number } | undefined {
  const found = senseAt(words, at)
  // A label as it is comes before the years of one: «مقاس 4» is a ball.
  const of = (key: string) => {
    const all = sizes.get(key) ?? []
    const labelled = all.filter(({ isAge }) => !isAge)
    return (labelled.length > 0 ? labelled : all).map(({ slug }) => slug)
  }
  const letters = lettersAt(words, at)
  if (letters) return { slugs: of(labelKey(letters.label)), end: letters.end }
  if (
    found?.sense.is === 'label' ||
    (found?.sense.is === 'sized' && (isIntroduced || senseAt(words, at + found.length)?.sense.is === 'size'))
  )
    return { slugs: of(labelKey(found.sense.label)), end: at + found.length }
  const two = of(words.slice(at, at + 2).join(' '))
  if (two.length > 0 && at + 1 < words.length) return { slugs: two, end: at + 2 }
  const before = found?.sense.is === 'system' ? found : undefined
  const read = numberAt(words, at + (before?.length ?? 0))
  // «تمانية وتلاتين»
  const isComposed = read !== undefined && read.value > LEAST_SIZE && read.end - at > 1
  if (!read || read.value > OLDEST || !(isIntroduced || isComposed || /^\d/.test(words[read.end - 1] ?? '')))
    return undefined
  const half =
    senseAt(words, read.end)?.sense.is === 'half' && Number.isInteger(read.value) ? senseAt(words, read.end) : undefined
  const number = String(read.value + (half ? 0.5 : 0))
  const end = read.end + (half?.length ?? 0)
  const after = before ? undefined : senseAt(words, end)
  const system = before ?? (after?.sense.is === 'system' ? after : undefined)
  // «4 size»
  const isNamed = isIntroduced || after?.sense.is === 'size'
  if (!isNamed && !system && Number(number) < LEAST_SIZE) return undefined
  const name =
    system?.sense.is === 'system' && system.sense.system !== 'eu' ? `${system.sense.system} ${number}` : number
  const slugs = of(name)
  if (!isNamed && !system && slugs.length === 0) return undefined
  return { slugs, end: end + (after && (system === after || after.sense.is === 'size') ? after.length : 0) }
}

/** Reads a size with an x: XL, x large, تو اكس لارج, 3x, xxlarge. */
function lettersAt(words: readonly string[], start: number): { label: string; end: number } | undefined {
  const times = numberAt(words, start)
  const isTimes = times !== undefined && times.value >= 2 && times.value <= 4 && xAt(words, times.end) !== undefined
  let at = isTimes ? times.end : start
  let [count, letter] = [0, '']
  for (let x = xAt(words, at); x && letter === ''; x = xAt(words, at))
    [count, letter, at] = [count + x.count, x.letter, x.end]
  if (count === 0) return undefined
  const size = senseAt(words, at)
  if (letter === '' && size?.sense.is === 'label' && size.sense.label !== 'M')
    [letter, at] = [size.sense.label, at + size.length]
  // «extra» alone is no size, «اكس» is.
  if (letter === '' && /^[a-wyz]/.test(words[start] ?? '')) return undefined
  const all = isTimes ? times.value : count
  if (letter === 'S') return all === 1 ? { label: 'XS', end: at } : undefined
  return { label: all === 1 ? 'XL' : `${all}XL`, end: at }
}

function xAt(words: readonly string[], at: number): { count: number; letter: string; end: number } | undefined {
  const [, digit, xs, letter = ''] = LETTERS.exec(words[at] ?? '') ?? []
  if (xs) return { count: digit ? Number(digit) : xs.length, letter: letter.slice(0, 1).toUpperCase(), end: at + 1 }
  const found = senseAt(words, at)
  return found?.sense.is === 'x' ? { count: 1, letter: '', end: at + found.length } : undefined
}
