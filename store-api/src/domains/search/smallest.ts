type Compare = (a: number, b: number) => number

/** The first so many of `values` in the order of `compare`, without sorting the others. */
export function smallest(values: Int32Array, count: number, compare: Compare): number[] {
  if (count < 1) return []
  // A heap: what is last in order lies on top, and goes when something comes before it.
  const heap: number[] = []
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? 0
    if (heap.length < count) lift(heap, heap.push(value) - 1, compare)
    else if (compare(value, heap[0] ?? 0) < 0) sink(heap, value, compare)
  }
  return heap.sort(compare)
}

function lift(heap: number[], place: number, compare: Compare): void {
  const value = heap[place] ?? 0
  let at = place
  while (at > 0) {
    const above = (at - 1) >> 1
    const other = heap[above] ?? 0
    if (compare(other, value) >= 0) break
    heap[at] = other
    at = above
  }
  heap[at] = value
}

function sink(heap: number[], value: number, compare: Compare): void {
  let at = 0
  for (let below = 1; below < heap.length; below = 2 * at + 1) {
    if (below + 1 < heap.length && compare(heap[below + 1] ?? 0, heap[below] ?? 0) > 0) below += 1
    const other = heap[below] ?? 0
    if (compare(other, value) <= 0) break
    heap[at] = other
    at = below
  }
  heap[at] = value
}
