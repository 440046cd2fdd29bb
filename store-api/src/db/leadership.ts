import { Client } from 'pg'
import { Gauge } from 'prom-client'
import { processMetrics } from 'server-kit/metrics.ts'
import { session } from './session.ts'

interface Leadership {
  /**
   * Tries to become the leader and returns whether this process is. It asks the database: a connection may have ended
   * unnoticed.
   */
  holds: () => Promise<boolean>
  /** The last known state. */
  held: () => boolean
  /** Releases the leadership. */
  end: () => Promise<void>
}

const leads = new Gauge({
  name: 'scheduler_leads',
  help: '1 on the process that runs the scheduled jobs.',
  registers: [processMetrics],
})
/** Number of the advisory lock, used by no other lock of the database. */
const LOCK = 7_140_010
/** A leader whose database does not answer for this time is none (ms). */
const ANSWER_TIMEOUT_MS = 5_000

/**
 * Elects one leader among all processes on a database: the holder of an advisory lock on a dedicated connection.
 * PostgreSQL releases the lock when the connection ends, even of a killed process. On a standby, which has locks of its
 * own, nobody leads.
 */
export function seekLeadership(databaseUrl: string): Leadership {
  let client: Client | undefined
  let mine = false
  let asking: Promise<boolean> | undefined

  const drop = () => {
    const gone = client
    client = undefined
    mine = false
    leads.set(0)
    return gone?.end().catch(() => undefined)
  }
  const ask = async (): Promise<boolean> => {
    try {
      client ??= await connect(databaseUrl, () => void drop())
      const { rows } = await client.query<{ mine: boolean }>(
        `select not pg_is_in_recovery()${mine ? '' : ` and pg_try_advisory_lock(${LOCK}::bigint)`} as mine`,
      )
      mine = rows[0]?.mine ?? false
      leads.set(mine ? 1 : 0)
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

async function connect(url: string, lost: () => void): Promise<Client> {
  const limits = { connectionTimeoutMillis: ANSWER_TIMEOUT_MS, query_timeout: ANSWER_TIMEOUT_MS }
  const client = new Client({ ...session(url), application_name: 'scheduler', keepAlive: true, ...limits })
  // An error event without a listener would end the process.
  client.on('error', lost).on('end', lost)
  await client.connect()
  return client
}
