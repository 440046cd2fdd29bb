/** Pseudo-random numbers that follow from the seed alone, on every machine. */
export interface Dice {
  /** Returns an integer from 0 to `end - 1`. */
  below: (end: number) => number
  /** Returns true with the probability `share` (0 to 1). */
  chance: (share: number) => boolean
  /** Returns an element; undefined of an empty list. */
  pick: <T>(list: readonly T[]) => T | undefined
  shuffle: <T>(list: readonly T[]) => T[]
}

/** Returns dice of a seed (mulberry32). */
export function diceOf(seed: number): Dice {
  let state = Math.imul(seed, 0x9e3779b9)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let x = Math.imul(state ^ (state >>> 15), state | 1)
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61)
    return ((x ^ (x >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  const shuffle = <T>(list: readonly T[]) => {
    const keyed = list.map((each) => ({ each, key: next() }))
    return keyed.sort((a, b) => a.key - b.key).map(({ each }) => each)
  }
  return { below, chance: (share) => next() < share, pick: (list) => list[below(list.length)], shuffle }
}
