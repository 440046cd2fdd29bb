import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, type Transaction, type TransactionBuilder } from 'kysely'
import { STALE_STATEMENT } from './prepared.ts'
import type { Tables } from './tables.ts'

/** PostgreSQL rolled the transaction back, and the same one may succeed: deadlock, serialisation failure, stale prepared statement. */
const CONFLICTS = new Set(['40P01', '40001', ...STALE_STATEMENT])
const TRIES = 5

/** Kysely whose transactions are run again as a whole after a conflict, at most 5 times: their work may change nothing but the database. */
export class RetryingKysely extends Kysely<Tables> {
  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction()
    const execute = builder.execute.bind(builder)
    builder.execute = <Result>(work: (trx: Transaction<Tables>) => Promise<Result>) => retried(() => execute(work), TRIES)
    return builder
  }
}

async function retried<Result>(run: () => Promise<Result>, tries: number): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    if (tries <= 1 || !CONFLICTS.has(String((error as { code?: unknown }).code))) throw error
    await sleep(5 + Math.random() * 45)
    return retried(run, tries - 1)
  }
}
