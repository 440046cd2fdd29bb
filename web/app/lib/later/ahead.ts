const under = new Set<Promise<unknown>>()

/**
 * Fetches code before it is asked for. Nobody waits for it: when it does not come nothing happens, and who needs it asks again.
 * Browser only.
 */
export function ahead(load: () => Promise<unknown>): void {
  const coming = load()
    .catch(() => {})
    .finally(() => under.delete(coming))
  under.add(coming)
}

/** Whether some code is being fetched ahead. */
export const isAhead = (): boolean => under.size > 0

/** When all that is being fetched ahead now is there, or will not come. */
export const nothingAhead = (): Promise<unknown> => Promise.all(under)
