const under = new Set<Promise<unknown>>()

/** Prefetches code. A failure is ignored, because the component that needs the code requests it again. Browser only. */
export function ahead(load: () => Promise<unknown>): void {
  const coming = load()
    .catch(() => {})
    .finally(() => under.delete(coming))
  under.add(coming)
}

/** Whether any prefetch is in flight. */
export const isAhead = (): boolean => under.size > 0

/** Resolves when all current prefetches have completed or failed. */
export const nothingAhead = (): Promise<unknown> => Promise.all(under)
