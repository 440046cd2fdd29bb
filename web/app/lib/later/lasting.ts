import { nothingAhead } from './ahead.ts'

/**
 * Loads code. Without a network it waits for one and tries again: a part that cannot come must not take the page with it, as React
 * does with what throws. With a network it tries once more when nothing is fetched ahead any longer, since that fails in
 * silence. Rejects after that.
 */
export async function lasting<T>(load: () => Promise<T>, isLast = false): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (import.meta.env.SSR || (navigator.onLine && isLast)) throw error
    if (navigator.onLine) return nothingAhead().then(() => lasting(load, true))
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return lasting(load)
  }
}
