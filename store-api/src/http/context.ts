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
