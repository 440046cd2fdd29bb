import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync, fchmodSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { ownFolder, type Places } from './embedded-paths.ts'
import type { ServerKind } from './embedded-kinds.ts'
import { clearLeftovers } from './embedded-leftovers.ts'

const DATABASE = 'modarag'
const USER = 'shop'
const START_TIMEOUT_MS = 60_000
const STOP_TIMEOUT_MS = 10_000

export type Server = { url: string; process: ChildProcess; stop: () => Promise<void> }

/**
 * Starts PostgreSQL on a unix socket and returns when it answers. It creates a missing data folder, and recovers from
 * an earlier crash. Throws an Error of one line.
 */
export async function startServer(places: Places, kind: ServerKind): Promise<Server> {
  ownFolder(places.socket, places.user)
  if (!existsSync(join(places.data, 'PG_VERSION'))) await makeData(places, kind.initdb)
  await clearLeftovers(places, urlOf(places, 'postgres'))
  const settings = { listen_addresses: '', unix_socket_directories: places.socket, ...kind.settings }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = join(places.data, '..', 'postgres.log')
  const output = openSync(log, 'w', 0o600)
  fchmodSync(output, 0o600)
  const child = spawn(join(places.native, 'bin', 'postgres'), ['-D', places.data, ...flags], {
    ...runAs(places),
    stdio: ['ignore', 'ignore', output],
  })
  await answering(child, urlOf(places, 'postgres')).catch((error: Error) => {
    throw new Error(`${error.message} (${lastLine(log)})`)
  })
  await ensureDatabase(urlOf(places, 'postgres'))
  return { url: urlOf(places, DATABASE), process: child, stop: () => stop(child) }
}

/** Returns the database URL when another process has started the server, otherwise undefined. */
export async function findServer(places: Places): Promise<string | undefined> {
  const url = urlOf(places, DATABASE)
  return (await answers(url)) ? url : undefined
}

function urlOf(places: Places, database: string): string {
  return `postgresql://${USER}@/${database}?host=${encodeURIComponent(places.socket)}`
}

function runAs(places: Places) {
  return { ...places.user, cwd: dirname(places.native), env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } }
}

/**
 * Creates the data in a temporary folder and renames it when complete, so that an interrupted start leaves no broken
 * database.
 */
async function makeData(places: Places, locale: readonly string[]): Promise<void> {
  const half = `${places.data}.new`
  rmSync(half, { recursive: true, force: true })
  ownFolder(half, places.user)
  const flags = [`--username=${USER}`, '--auth=trust', '--no-instructions', '--no-sync', ...locale, '-D', half]
  await promisify(execFile)(join(places.native, 'bin', 'initdb'), flags, runAs(places)).catch(
    (error: { stderr?: string; message: string }) => {
      throw new Error(`initdb failed: ${error.stderr?.trim().split('\n')[0] || error.message}`)
    },
  )
  renameSync(half, places.data)
}

async function answering(child: ChildProcess, url: string): Promise<void> {
  const end = Date.now() + START_TIMEOUT_MS
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('PostgreSQL ended while starting')
    if (await answers(url)) return
    if (Date.now() > end) throw new Error(`PostgreSQL did not answer within ${START_TIMEOUT_MS / 1000} s`)
    await sleep(30)
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new Client(url)
  return client
    .connect()
    .then(() => client.end())
    .then(() => true)
    .catch(() => false)
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new Client(url)
  await client.connect()
  const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE])
  if (rowCount === 0) await client.query(`create database ${DATABASE}`)
  await client.end()
}

/** SIGINT ends sessions and writes a checkpoint; SIGQUIT leaves that to the recovery of the next start. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGINT')
  const late = setTimeout(() => child.kill('SIGQUIT'), STOP_TIMEOUT_MS)
  await ended
  clearTimeout(late)
}

/** Returns the last error that the server wrote to its log. */
export function lastLine(log: string): string {
  return (
    readFileSync(log, 'utf8')
      .trim()
      .split('\n')
      .findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? `see ${log}`
  )
}
