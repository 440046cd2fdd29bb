import { existsSync, readFileSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Places } from './embedded-paths.ts'

const STOP_TIMEOUT_MS = 10_000

/**
 * Locks the data folder as long as the returned server listens: a listening socket ends with its process, so a crash
 * leaves no stale lock. Throws an Error of one line when another process holds the lock.
 */
export async function holdLock(places: Places): Promise<Server> {
  const path = join(places.socket, 'start')
  if (await listens(path)) throw new Error(`The database folder ${places.data} is in use by another start.`)
  rmSync(path, { force: true })
  const server = createServer((socket) => socket.destroy())
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve))
  return server.unref()
}

function listens(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

/**
 * Cleans up after a killed process: stops a server that still runs (its owner is gone, since we hold the lock), and
 * removes a pid file that names a foreign process, as after a reboot: PostgreSQL would refuse to start.
 */
export async function clearLeftovers(places: Places, url: string): Promise<void> {
  const file = join(places.data, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  if (await isOurs(url, pid)) return stopOrphan(pid)
  if (!isPostgres(pid)) rmSync(file, { force: true })
}

/** Whether the server on our private socket is the one of the pid file. */
async function isOurs(url: string, pid: number): Promise<boolean> {
  const client = new Client(url)
  try {
    await client.connect()
    const { rows } = await client.query<{ pid: string }>(
      `select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as pid`,
    )
    await client.end()
    return Number(rows[0]?.pid) === pid
  } catch {
    return false
  }
}

async function stopOrphan(pid: number): Promise<void> {
  const end = Date.now() + STOP_TIMEOUT_MS
  process.kill(pid, 'SIGINT')
  while (isAlive(pid)) {
    if (Date.now() > end) throw new Error(`A PostgreSQL left by an earlier start (process ${pid}) does not stop.`)
    await sleep(50)
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function isPostgres(pid: number): boolean {
  if (!isAlive(pid)) return false
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres')
  } catch {
    // Without /proc (macOS) we trust the file, and PostgreSQL checks it itself.
    return true
  }
}
