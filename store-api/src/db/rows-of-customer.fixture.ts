import { sql } from 'kysely'
import type { Db } from './pool.ts'

type Row = Record<string, unknown>

/**
 * Returns every row of the database that belongs to a customer, by its table: what refers to the customer by a foreign
 * key, what refers to that, and so on. A new table is found by its foreign key.
 */
export async function rowsOfCustomer(db: Db, customerId: number): Promise<Map<string, Row[]>> {
  const { rows: keys } = await sql<{ child: string; column: string; parent: string; key: string }>`
    select c.conrelid::regclass::text as child, a.attname as column, c.confrelid::regclass::text as parent, k.attname as key
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    join pg_attribute k on k.attrelid = c.confrelid and k.attnum = c.confkey[1]
    where c.contype = 'f'
  `.execute(db)
  const found = new Map<string, Row[]>()
  const open = [{ table: 'customer', column: 'id', values: [customerId] as unknown[] }]
  for (let next = open.shift(); next; next = open.shift()) {
    const { table, column, values } = next
    const { rows } = await sql<{ row: Row }>`
      select to_jsonb(t) as row from ${sql.table(table)} t where ${sql.ref(`t.${column}`)}::text = any(${values.map(String)}) order by 1
    `.execute(db)
    const known = found.get(table) ?? []
    const fresh = rows
      .map(({ row }) => row)
      .filter((row) => !known.some((one) => JSON.stringify(one) === JSON.stringify(row)))
    if (fresh.length === 0) continue
    found.set(table, [...known, ...fresh])
    for (const key of keys.filter(({ parent }) => parent === table))
      open.push({ table: key.child, column: key.column, values: fresh.map((row) => row[key.key]) })
  }
  return found
}
