export type Dice = {
  /** Returns an integer from `from` to `to`, both included. */
  between: (from: number, to: number) => number
  /** Returns true with the probability `share` (0 to 1). */
  chance: (share: number) => boolean
  pick: <T>(list: readonly T[]) => T
}

/**
 * Pseudo-random numbers that follow from the seed alone, on every machine. The seed is usually a product code and the
 * use.
 */
export function dice(seed: string): Dice {
  let state = fold(seed)
  const next = () => {
    state = (state + 0x9e3779b9) | 0
    let x = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    x = Math.imul(x ^ (x >>> 15), 0x735a2d97)
    return ((x ^ (x >>> 15)) >>> 0) / 2 ** 32
  }
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    between,
    chance: (share) => next() < share,
    pick: <T>(list: readonly T[]) => {
      const picked = list[between(0, list.length - 1)]
      if (picked === undefined) throw new Error('cannot pick from an empty list')
      return picked
    },
  }
}

function fold(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash
}
