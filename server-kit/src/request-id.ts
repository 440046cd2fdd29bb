import { randomUUID } from 'node:crypto'

/**
 * Returns the id under which a request is logged and answered: that of its `X-Request-Id` header if it is safe to log,
 * else a new one.
 */
export function requestIdOf({ headers }: { headers: Record<string, string | string[] | undefined> }): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[\w.:-]{1,100}$/.test(given) ? given : randomUUID()
}
