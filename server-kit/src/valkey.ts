import type { Redis } from 'ioredis'

/** How long a caller waits for an answer, in milliseconds, before it goes on without. */
export const VALKEY_LIMIT_MS = 50
const MOST_PAUSE_MS = 1_000

/**
 * Opens a connection to the Valkey (or Redis) of `url`, and opens it again for as long as it is lost. A command fails at
 * once without a connection, and after `commandTimeout` milliseconds. Loads the library, which no other code may import.
 */
export async function openValkey(url: string, options: { commandTimeout?: number } = {}): Promise<Redis> {
  const { Redis } = await import('ioredis')
  const valkey = new Redis(url, {
    ...options,
    connectTimeout: MOST_PAUSE_MS,
    enableOfflineQueue: false,
    // Ends a connection whose other side is gone or hangs.
    socketTimeout: 2 * MOST_PAUSE_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(times * VALKEY_LIMIT_MS, MOST_PAUSE_MS),
  })
  // The sender of a command gets its error.
  valkey.on('error', () => undefined)
  return valkey
}
