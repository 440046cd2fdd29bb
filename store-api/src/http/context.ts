import type { FastifyRequest } from 'fastify'
import type { Config } from '#src/config.ts'
import type { Db } from '#src/db/pool.ts'
import type { Language } from 'server-kit/language.ts'

/** First parameter of each service function: database, language of the answer, settings and clock. */
export interface Context {
  db: Db
  language: Language
  config: Config
  now: () => Date
  /** The unverified session token of the caller; `findCustomer` checks it. */
  token?: string
  /** The IP address of the caller, for rate limits. */
  address?: string
  /** The browser or program of the caller, as it says. */
  userAgent?: string
  /** Whether the caller closed the connection; nobody receives the answer then. */
  hasLeft?: () => boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    context: Context
  }
}

/**
 * Returns the token of an `Authorization: Bearer …` header, or undefined for a guest, whose header is empty
 * (specification §7).
 */
export function bearerOf(header: string | undefined): string | undefined {
  return header?.match(/^Bearer +(\S{1,200})$/i)?.[1]
}

interface QuerySchema {
  properties?: Record<string, { type?: string }>
}

/**
 * Splits query parameters like `ids=1,2,3` that the route's schema declares as arrays
 * (docs/rest-contract.md#lists-cursors-batches). Runs before validation.
 */
export async function splitLists(request: FastifyRequest): Promise<void> {
  const schema = request.routeOptions.schema?.querystring as QuerySchema | undefined
  const query = request.query as Record<string, unknown>
  for (const [name, { type }] of Object.entries(schema?.properties ?? {})) {
    if (type !== 'array') continue
    const value = query[name]
    if (value === '') delete query[name]
    else if (typeof value === 'string') query[name] = value.split(',')
  }
}
