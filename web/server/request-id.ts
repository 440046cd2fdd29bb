import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** The id that a request keeps through web, bff and store API: the caller's when it is well formed, else a new one. */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomBytes(16).toString('hex')
}
