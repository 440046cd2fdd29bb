import type { FastifyRequest } from 'fastify'
import type { Config } from '#src/config.ts'
import type { Db } from '#src/db/pool.ts'
import type { Language } from './language.ts'

/** What every service function takes first: the database, the language of the answer, the settings and the clock. */
export interface Context {
  db: Db
  language: Language
  config: Config
  now: () => Date
  /** What the caller says who she is by; whether it opens anything is for the account to say (`findCustomer`). */
  token?: string
  /** The IP address that the request comes from, for what is counted by it. */
  address?: string
}

declare module 'fastify' {
  interface FastifyRequest {
    context: Context
  }
}

/** The token of an `Authorization: Bearer …` header; undefined for a guest, whose header is empty (specification §7). */
export function bearerOf(header: string | undefined): string | undefined {
  return header?.match(/^Bearer +(\S{1,200})$/i)?.[1]
}

interface QuerySchema {
  properties?: Record<string, { type?: string }>
}

/** Batches and filters arrive as `ids=1,2,3` (docs/rest-contract.md#lists-cursors-batches): splits what the route's schema calls an array. Runs before validation. */
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
