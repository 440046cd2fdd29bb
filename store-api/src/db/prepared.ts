import type { PoolClient } from 'pg'

/** Maximum number of named statements. Each costs a plan per connection; further texts are sent unnamed. */
const MAX_NAMES = 300

const names = new Map<string, string>()

/** Returns the name of a prepared statement, or undefined for texts that are sent unnamed (utility statements, scripts of several statements). */
export function statementName(text: string, values: readonly unknown[] | undefined): string | undefined {
  const plain = !values || values.length === 0
  if (plain && (!/^(select|with)\b/i.test(text) || text.includes(';'))) return undefined
  const known = names.get(text)
  if (known || names.size >= MAX_NAMES) return known
  const name = `s${names.size}`
  names.set(text, name)
  return name
}

/**
 * Makes a connection send each text as a named prepared statement: PostgreSQL parses and plans it once per connection. Kysely supports no
 * names, so this replaces `query(text, values)` of the connection; other forms pass through.
 */
export function prepareByName(client: PoolClient): void {
  const send = client.query.bind(client) as (...args: unknown[]) => unknown
  const query = (first: unknown, values?: unknown, ...rest: unknown[]): unknown => {
    if (typeof first !== 'string' || (values !== undefined && !Array.isArray(values))) return send(first, values, ...rest)
    const name = statementName(first, values)
    return name ? send({ name, text: first, values }, ...rest) : send(first, values, ...rest)
  }
  client.query = query as typeof client.query
}
