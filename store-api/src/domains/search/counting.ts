/** Increments the count at an index. */
export function increment(counts: Uint32Array, at: number, by = 1): void {
  counts[at] = (counts[at] ?? 0) + by
}
