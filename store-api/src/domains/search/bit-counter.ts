import type { BitSets } from './columns.ts'
import { increment } from './counting.ts'

/**
 * Returns a counter of how many sets have each value. Counts sets byte by byte: a few increments per set, whatever its
 * size. The 256 counts of each byte are split into bits once, at the end.
 */
export function bitCounter(words: number) {
  const bytes = new Uint32Array(words * 1024)
  const add = ({ bits }: BitSets, thing: number) => {
    for (let word = 0; word < words; word += 1) {
      let at = word * 1024
      for (let set = bits[thing * words + word] ?? 0; set !== 0; set >>>= 8) {
        increment(bytes, at + (set & 255))
        at += 256
      }
    }
  }
  /** Returns the counts by value number. */
  const counts = () => {
    const each = new Uint32Array(words * 32)
    for (let place = 0; place < bytes.length; place += 1) {
      const count = bytes[place] ?? 0
      if (count > 0) spread(each, (place >>> 8) * 8, place & 255, count)
    }
    return each
  }
  return { add, counts }
}

function spread(each: Uint32Array, from: number, byte: number, count: number): void {
  for (let bit = 0; bit < 8; bit += 1) if ((byte >>> bit) & 1) increment(each, from + bit, count)
}
