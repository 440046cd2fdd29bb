import { Client } from 'pg'
import { sql } from 'kysely'
import type { Db } from './pool.ts'

interface Leadership {
  /** Tries to be the leader, and says whether this process is; asks the database, since a connection may be gone unnoticed. */
  holds: () => Promise<boolean>
  /** What is known without asking. */
  held: () => boolean
  /** Lets go. */
  end: () => Promise<void>
}

/** Any number that no other user of the database takes as its advisory lock. */
const LOCK = 7_140_010
/** A leader whose database does not answer for so long is none, milliseconds. */
const PATIENCE = 5_000

/**
 * One leader among all processes that share a database: who holds a lock on a connection of its own. PostgreSQL lets the lock go
 * when the connection ends, however its process died.
 */
export function seekLeadership(databaseUrl: string): Leadership {
  let client: Client | undefined
  let mine = false
  let asking: Promise<boolean> | undefined

  const drop = () => {
    const gone = client
    client = undefined
    mine = false
    return gone?.end().catch(() => undefined)
  }
  const ask = async (): Promise<boolean> => {
    try {
      client ??= await connect(databaseUrl, () => void drop())
      const { rows } = await client.query<{ mine: boolean }>(
        mine ? 'select true as mine' : `select pg_try_advisory_lock(${LOCK}::bigint) as mine`,
      )
      mine = rows[0]?.mine ?? false
    } catch {
      void drop()
    }
    return mine
  }
  return {
    held: () => mine,
    holds: () => (asking ??= ask().finally(() => (asking = undefined))),
    async end() {
      await asking
      await drop()
    },
  }
}

async function connect(connectionString: string, lost: () => void): Promise<Client> {
  const limits = { connectionTimeoutMillis: PATIENCE, query_timeout: PATIENCE }
  const client = new Client({ connectionString, application_name: 'scheduler', keepAlive: true, ...limits })
  // An error without a listener would end the process.
  client.on('error', lost).on('end', lost)
  await client.connect()
  return client
}

/**
 * Does work in one transaction that only one process at a time may do, and gives its result; undefined when another one is at it.
 * `lock` is any number that no other kind of work takes.
 */
export async function doAlone<Result>(db: Db, lock: number, work: (trx: Db) => Promise<Result>): Promise<Result | undefined> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${lock}::bigint) as mine`.execute(trx)
    return rows[0]?.mine ? work(trx) : undefined
  })
}
