import { sql } from 'kysely'
import type { Db } from './pool.ts'
import type { Tables } from './tables.ts'

/**
 * Writes many rows with one statement, whatever their number: they travel as one JSON parameter. A key that a row lacks
 * becomes null; a column that no row has keeps its default. Ids may be given, whatever the table says (continueIds
 * then).
 */
export async function insertRows(db: Db, table: keyof Tables, rows: readonly object[]): Promise<void> {
  const columns = [...new Set(rows.flatMap(Object.keys))].map((column) => sql.ref(column))
  if (!columns.length) return
  const into = sql.table(table)
  await sql`
    insert into ${into} (${sql.join(columns)}) overriding system value
    select ${sql.join(columns)} from json_populate_recordset(null::${into}, ${JSON.stringify(rows)}::json)
  `.execute(db)
}

/**
 * Makes the next id of a table follow its greatest one, or 1 in an empty table: its rows came with ids, or were rolled
 * back.
 */
export async function continueIds(db: Db, table: keyof Tables): Promise<void> {
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), coalesce(max(id), 1), max(id) is not null) from ${sql.table(table)}`.execute(
    db,
  )
}
