import type { PoolClient } from 'pg'

/** Distinct texts that get a name. Each costs a plan on every connection, so texts beyond it are sent unnamed. */
const MAX_NAMES = 300

const names = new Map<string, string>()

/** The name under which a statement is prepared, or undefined when it is sent as it is (utility statements, scripts of many statements). */
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
 * Makes a connection send each text as a named prepared statement: PostgreSQL then parses and plans it once per connection.
 * Kysely knows no names, so the connection's own `query(text, values)` is replaced; every other form passes through.
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
