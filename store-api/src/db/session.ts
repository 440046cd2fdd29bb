import type { ClientConfig } from 'pg'

/**
 * What stands between the store and PostgreSQL: nothing, or a pooler that hands out another connection for each
 * transaction. It takes no startup options; `prepared` is one that keeps named statements.
 */
export const POOLERS = ['none', 'transaction', 'prepared'] as const
export type Pooler = (typeof POOLERS)[number]

/**
 * Settings without which answers are wrong, whatever the server, the database or the role sets: how dates, intervals,
 * numbers, arrays and texts are written and read, and the isolation that our locks are written for.
 */
export const REQUIRED_SETTINGS = {
  DateStyle: 'ISO, MDY',
  IntervalStyle: 'postgres',
  TimeZone: 'UTC',
  extra_float_digits: '1',
  array_nulls: 'on',
  standard_conforming_strings: 'on',
  default_transaction_isolation: 'read committed',
}

/** A setting of our own, by which a session shows whether its startup options reached the server. */
export const OPTIONS_SEEN = 'store_api.options'

/**
 * No JIT: PostgreSQL decides on it by estimated cost and then compiles a statement of a millisecond for half a second.
 * No other limits than those of the connection: a limit of the role would abort imports, and the connections that
 * listen or lead are idle.
 */
const SETTINGS = {
  ...REQUIRED_SETTINGS,
  [OPTIONS_SEEN]: 'on',
  jit: 'off',
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  idle_session_timeout: '0',
}

const OPTIONS = /(?<=[?&])options=([^&]*)(?:&|$)/g

/**
 * Returns how a connection of the store is opened: the URL, and the settings of its session, among them `more`; they
 * win over the `options` of the URL. Throws for `options` that are not percent-encoded.
 */
export function session(
  url: string,
  more: Record<string, string> = {},
): Required<Pick<ClientConfig, 'connectionString' | 'options'>> {
  const flags = Object.entries({ ...SETTINGS, ...more }).map(
    ([name, value]) => `-c ${name}=${value.replaceAll(' ', '\\ ')}`,
  )
  const own = [...url.matchAll(OPTIONS)].map(([, given = '']) => decode(given))
  return { connectionString: url.replace(OPTIONS, ''), options: [...own, ...flags].join(' ') }
}

function decode(given: string): string {
  try {
    return decodeURIComponent(given.replaceAll('+', ' '))
  } catch {
    throw new Error('DATABASE_URL: its options are not percent-encoded')
  }
}
