import { randomBytes } from 'node:crypto'
import type { PoolClient } from 'pg'

/**
 * SQLSTATE of a prepared statement whose result has other columns since a migration. It is raised before the statement
 * runs.
 */
export const STALE_STATEMENT = '0A000'

/** Maximum number of named statements. Each costs a plan per connection; further texts are sent unnamed. */
const MAX_NAMES = 300

const names = new Map<string, string>()
/** Random: behind a pooler, the statement of another process may have the name. */
let prefix = newPrefix()

function newPrefix(): string {
  return randomBytes(4).toString('hex')
}

/**
 * Gives all statements new names unless that of the failed one is an earlier one: the connections still hold other
 * stale ones.
 */
function renewNames(text: string, failed: string): void {
  if (names.get(text) !== failed) return
  names.clear()
  prefix = newPrefix()
}

/**
 * Returns the name of a prepared statement, or undefined for texts that are sent unnamed (utility statements, scripts
 * of several statements).
 */
export function statementName(text: string, values: readonly unknown[] | undefined): string | undefined {
  const plain = !values || values.length === 0
  if (plain && (!/^(select|with)\b/i.test(text) || text.includes(';'))) return undefined
  const known = names.get(text)
  if (known || names.size >= MAX_NAMES) return known
  const name = `${prefix}_${names.size}`
  names.set(text, name)
  return name
}

/**
 * Makes a connection send each text as a named prepared statement: PostgreSQL parses and plans it once per connection.
 * Kysely supports no names, so this replaces `query(text, values)` of the connection; other forms pass through. A stale
 * statement is prepared under a new name and sent again, except in a transaction, which the error has ended: pool.ts
 * runs it again as a whole.
 */
export function prepareByName(client: PoolClient & { getTransactionStatus?: () => string | null }): void {
  const send = client.query.bind(client) as (...args: unknown[]) => unknown
  const query = (first: unknown, values?: unknown, ...rest: unknown[]): unknown => {
    if (typeof first !== 'string' || (values !== undefined && !Array.isArray(values)))
      return send(first, values, ...rest)
    const name = statementName(first, values)
    if (!name) return send(first, values, ...rest)
    const answer = send({ name, text: first, values }, ...rest)
    if (!(answer instanceof Promise)) return answer
    return answer.catch((error: Error & { code?: string }) => {
      if (error.code !== STALE_STATEMENT) throw error
      renewNames(first, name)
      if (client.getTransactionStatus?.() !== 'I') throw error
      return send({ name: statementName(first, values), text: first, values })
    })
  }
  client.query = query as typeof client.query
}
