import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { Client } from 'pg'
import { session } from './session.ts'
import type { Tables } from './tables.ts'

type Db = Kysely<Tables>

export interface Heard {
  /** Receives the payload of a notification. */
  message: (payload: string) => void
  /** Called on each (re)connection: earlier notifications may be lost. */
  connected: () => void
}

/** Pause between two tries to connect (ms); it doubles after each failure. */
const MIN_PAUSE_MS = 100
const MAX_PAUSE_MS = 5_000
/** Interval and timeout of the check of the connection (ms): a network can drop it silently. */
const CHECK_INTERVAL_MS = 15_000
const CHECK_TIMEOUT_MS = 5_000

const urls = new WeakMap<Db, string>()
const listening = new WeakMap<Db, (() => Promise<void>)[]>()

/** Remembers the URL of a pool: a listener needs its own connection. */
export function rememberUrl(db: Db, url: string): void {
  urls.set(db, url)
}

/** Listens to a channel of the pool's database until the pool is closed; reconnects after a failure. */
export function listen(db: Db, channel: string, heard: Heard): void {
  const url = urls.get(db)
  if (!url) throw new Error('This is no pool: a transaction cannot listen')
  const stop = new AbortController()
  const done = keepListening(url, channel, heard, stop.signal)
  const end = () => {
    stop.abort()
    return done
  }
  listening.set(db, [...(listening.get(db) ?? []), end])
}

/** Stops the listeners of a pool. */
export async function stopListening(db: Db): Promise<void> {
  await Promise.all((listening.get(db) ?? []).map((end) => end()))
  listening.delete(db)
}

async function keepListening(url: string, channel: string, heard: Heard, stop: AbortSignal): Promise<void> {
  let pause = MIN_PAUSE_MS
  const onConnect = () => {
    pause = MIN_PAUSE_MS
    heard.connected()
  }
  while (!stop.aborted) {
    // Any error: the next try shows whether it persists.
    await listenOnce(url, channel, { ...heard, connected: onConnect }, stop).catch(() => undefined)
    await sleep(pause, undefined, { signal: stop, ref: false }).catch(() => undefined)
    pause = Math.min(pause * 2, MAX_PAUSE_MS)
  }
}

/** Listens until the connection ends. Throws when it cannot connect. */
async function listenOnce(
  url: string,
  channel: string,
  { message, connected }: Heard,
  stop: AbortSignal,
): Promise<void> {
  const client = new Client({
    ...session(url),
    application_name: 'store-api-listen',
    connectionTimeoutMillis: CHECK_TIMEOUT_MS,
    query_timeout: CHECK_TIMEOUT_MS,
  })
  const ended = new Promise<void>((resolve) => void client.once('end', resolve))
  const end = () => void client.end().catch(() => undefined)
  // 'end' follows; an error event without a listener would end the process.
  client.on('error', () => undefined)
  client.on('notification', ({ payload }) => message(payload ?? ''))
  stop.addEventListener('abort', end, { once: true })
  const trying = setInterval(() => void client.query('select 1').catch(end), CHECK_INTERVAL_MS).unref()
  try {
    await client.connect()
    await client.query(`listen ${client.escapeIdentifier(channel)}`)
    connected()
    await ended
  } finally {
    clearInterval(trying)
    stop.removeEventListener('abort', end)
    end()
  }
}
