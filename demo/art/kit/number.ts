/**
 * Rounds to one decimal: precise enough for a drawing of 800 units, and equal on machines that differ in the last bits.
 */
export const r1 = (n: number): number => Math.round(n * 10) / 10 || 0

export const clamp = (n: number, low: number, high: number): number => Math.min(high, Math.max(low, n))

/** Returns the 32-bit FNV-1a hash of a text. */
export function hash(text: string): number {
  let h = 2166136261
  for (const c of text) h = Math.imul(h ^ c.charCodeAt(0), 16777619)
  return h >>> 0
}

/** Returns a generator of numbers in [0, 1), the same sequence for a seed on every machine. */
export function random(seed: string): () => number {
  let state = hash(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Concatenates `make(0)` to `make(count - 1)`. */
export const repeat = (count: number, make: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => make(i)).join('')
