/**
 * Loads code. Without a network it waits for one and tries again: a part that cannot come must not take the page with it, as React
 * does with what throws. Rejects when it fails with a network.
 */
export async function lasting<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (import.meta.env.SSR || navigator.onLine) throw error
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return lasting(load)
  }
}
