let under = 0

/**
 * Fetches code before it is asked for. Nobody waits for it: when it does not come nothing happens, and who needs it asks again.
 * Browser only.
 */
export function ahead(load: () => Promise<unknown>): void {
  under += 1
  void load()
    .catch(() => {})
    .finally(() => (under -= 1))
}

/** Whether some code is being fetched ahead. */
export const isAhead = (): boolean => under > 0
