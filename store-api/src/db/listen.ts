import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Db } from './pool.ts'

export interface Heard {
  /** What a message says. */
  message: (payload: string) => void
  /** The channel is listened to, for the first time or again: messages of before may have been missed. */
  connected: () => void
}

/** Between two tries to connect, milliseconds: twice as long after each that failed. */
const FIRST_PAUSE = 100
const LONGEST_PAUSE = 5_000
/** How often the connection is tried out, and how long that may take, milliseconds: a network may swallow it without a word. */
const TRIED_EVERY = 15_000
const TIME_OUT = 5_000

const urls = new WeakMap<Db, string>()
const listening = new WeakMap<Db, (() => Promise<void>)[]>()

/** Keeps where a pool connects to: who listens needs a connection of their own there. */
export function rememberUrl(db: Db, url: string): void {
  urls.set(db, url)
}

/** Listens to a channel of the pool's database until the pool is closed, by a connection that is made again when it breaks. */
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

/** Ends what listens beside a pool. */
export async function stopListening(db: Db): Promise<void> {
  await Promise.all((listening.get(db) ?? []).map((end) => end()))
  listening.delete(db)
}

async function keepListening(url: string, channel: string, heard: Heard, stop: AbortSignal): Promise<void> {
  let pause = FIRST_PAUSE
  const connected = () => {
    pause = FIRST_PAUSE
    heard.connected()
  }
  while (!stop.aborted) {
    // Whatever broke it, the next try tells whether it still does.
    await listenOnce(url, channel, { ...heard, connected }, stop).catch(() => undefined)
    await sleep(pause, undefined, { signal: stop, ref: false }).catch(() => undefined)
    pause = Math.min(pause * 2, LONGEST_PAUSE)
  }
}

/** Listens until the connection ends; throws when there is none to be had. */
async function listenOnce(url: string, channel: string, { message, connected }: Heard, stop: AbortSignal): Promise<void> {
  const client = new Client({
    connectionString: url,
    application_name: 'store-api-listen',
    connectionTimeoutMillis: TIME_OUT,
    query_timeout: TIME_OUT,
  })
  const ended = new Promise<void>((resolve) => void client.once('end', resolve))
  const end = () => void client.end().catch(() => undefined)
  // Told by 'end' as well; without a listener it would end the process.
  client.on('error', () => undefined)
  client.on('notification', ({ payload }) => message(payload ?? ''))
  stop.addEventListener('abort', end, { once: true })
  const trying = setInterval(() => void client.query('select 1').catch(end), TRIED_EVERY).unref()
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
