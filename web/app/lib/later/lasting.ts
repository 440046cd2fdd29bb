import { nothingAhead } from './ahead.ts'

/**
 * Loads code with retries. Offline, it waits for a connection and tries again, because a rejected import would make React unmount the whole
 * page. Online, it retries once after all prefetches have ended, because those fail silently. Rejects after that.
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
