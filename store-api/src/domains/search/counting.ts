import type { Names } from './names.ts'

/** Increments the count at an index. Of one type of array, so that the engine makes it fast. */
export function increment(counts: Uint32Array, at: number, by = 1): void {
  counts[at] = (counts[at] ?? 0) + by
}

/** Adds counts or weights of categories, by number, to those of their ancestors. */
export function addToAncestors(counts: Uint32Array | Float64Array, { all, byId }: Names): void {
  for (const [number, count] of counts.slice().entries()) {
    for (let parent = count > 0 ? all[number]?.parent : null; typeof parent === 'number';) {
      const above = byId.get(parent) ?? 0
      counts[above] = (counts[above] ?? 0) + count
      parent = all[above]?.parent
    }
  }
}
