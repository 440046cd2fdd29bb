import type { Outcome } from './sender.ts'

/**
 * Runs one HTTP try of a sender and judges its response. A timeout or a lost connection is worth another try. Never
 * throws.
 */
export async function judgeTry(
  post: () => Promise<Response>,
  judge: (response: Response) => Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await judge(await post())
  } catch (error) {
    return { kind: 'later', reason: (error as Error).name === 'TimeoutError' ? 'time-out' : 'no connection' }
  }
}

/** Returns whether a refusal with this HTTP status may pass. */
export function isPassing(status: number): boolean {
  return status === 429 || status === 408 || status >= 500
}

/** Maximum accepted Retry-After (ms). */
const PATIENCE = 3_600_000

/** Reads a `retry-after` header, seconds or a date, as milliseconds of at most an hour. */
export function readRetryAfter(retryAfter: string | null): { afterMs?: number } {
  if (!retryAfter) return {}
  const wait = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now()
  return Number.isFinite(wait) ? { afterMs: Math.min(Math.max(wait, 0), PATIENCE) } : {}
}
