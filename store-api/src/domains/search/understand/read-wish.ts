import { senseAt } from '#src/domains/search/language/grammar.ts'
import type { Sense } from '#src/domains/search/language/phrases.ts'
import type { Reading } from './numbers.ts'

/** Reads a single phrase of the grammar that is a condition: on offer, for women. */
export function readWish(words: readonly string[], at: number): Reading | undefined {
  const found = senseAt(words, at)
  if (!found) return undefined
  const { sense } = found
  // «لأختي الكبيرة» tells no size.
  const isOlder = sense.is === 'whom' && senseAt(words, at + found.length)?.sense.is === 'sized'
  const length = found.length + Number(isOlder)
  if (sense.is === 'offers') return { length, conditions: [{ field: 'offers' }] }
  if (sense.is === 'stock') return { length, conditions: [{ field: 'inStock' }] }
  if (sense.is === 'bodies') return { length, conditions: [{ field: 'clothes' }] }
  if (sense.is === 'whom')
    return {
      length,
      conditions: [{ field: 'gender', slugs: sense.gender === 'kids' ? ['kids'] : [sense.gender, 'unisex'] }],
    }
  if (sense.is === 'adults') return { length, conditions: [{ field: 'gender', slugs: ['men', 'women', 'unisex'] }] }
  return undefined
}

/** Returns the number of words of «سعره كويس», low price; 0 where there are none. */
export function lowPrice(words: readonly string[], at: number): number {
  const one = senseAt(words, at)
  if (one?.sense.is !== 'cost' && one?.sense.is !== 'low') return 0
  const behind = afterFillers(words, at + one.length)
  const two = behind === undefined ? undefined : senseAt(words, behind)
  return behind !== undefined && two?.sense.is === (one.sense.is === 'cost' ? 'low' : 'cost')
    ? behind + two.length - at
    : 0
}

/** Most words that are skipped. Without a limit each word of «not not not …» would read all that follow. */
const MOST_FILLERS = 8

/** Returns the place of what is meant, behind fillers and another «not»: black but not Germany. */
export function afterFillers(words: readonly string[], from: number): number | undefined {
  let at = from
  for (let found = senseAt(words, at); found && isSkipped(found.sense); found = senseAt(words, at)) {
    at += found.length
    if (at - from > MOST_FILLERS) return undefined
  }
  return at < words.length ? at : undefined
}

/** «ليس من اللون الأحمر» */
function isSkipped(sense: Sense): boolean {
  return ['filler', 'and', 'not', 'for'].includes(sense.is) || (sense.is === 'price' && sense.how === 'between')
}
