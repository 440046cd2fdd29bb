import type { Db } from '#src/db/pool.ts'
import { insertReference } from '#src/db/reference/reference.ts'

/**
 * Rows that are true for every shop in Egypt: governorates with their cities and areas, holidays, sizes with general
 * charts, colours, seasons and synonyms. A later change of their files reaches existing shops by a migration of its
 * own.
 */
export async function up(db: Db): Promise<void> {
  await insertReference(db)
}
