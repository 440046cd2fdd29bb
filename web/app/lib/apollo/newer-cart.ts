type Cart = { id?: string; revision?: number } | null | undefined

/**
 * Selects the cart to show when another one arrives. A response with a lower `revision` is stale and dropped; the same revision merges
 * fields; a higher one, or another cart, replaces everything.
 */
export function newerCart<T extends Cart>(
  shown: T,
  arrived: T,
  { mergeObjects }: { mergeObjects: (shown: NonNullable<T>, arrived: NonNullable<T>) => NonNullable<T> },
): T {
  if (!shown || !arrived || shown.id !== arrived.id) return arrived
  const step = (arrived.revision ?? 0) - (shown.revision ?? 0)
  if (step < 0) return shown
  return step > 0 ? arrived : mergeObjects(shown, arrived)
}
