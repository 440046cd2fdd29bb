import { spawn } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAnswering } from '../processes/ports.ts'
import { canApt, installDebian } from './apt.ts'

const FOLDERS = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin']
const START_TIMEOUT_MS = 30_000
const isRoot = process.getuid?.() === 0

type Program = {
  name: string
  debianPackage: string
  args: (config: string) => string[]
  /** The ids of the user that it runs as. */
  user?: { uid: number; gid: number }
}

const nginx: Program = {
  name: 'nginx',
  debianPackage: 'nginx-light',
  args: (config) => ['-p', join(config, '..'), '-e', 'stderr', '-c', config, '-g', 'daemon off;'],
}
const pgbouncer: Program = { name: 'pgbouncer', debianPackage: 'pgbouncer', args: (config) => [config] }
const valkey: Program = { name: 'redis-server', debianPackage: 'redis-server', args: (config) => [config] }

const haproxy: Program = { name: 'haproxy', debianPackage: 'haproxy', args: (config) => ['-db', '-f', config] }
const etcd: Program = { name: 'etcd', debianPackage: 'etcd-server', args: (config) => ['--config-file', config] }
const patroni: Program = { name: 'patroni', debianPackage: 'patroni', args: (config) => [config] }

/** A running program. `signal` sends a signal, `stop` ends it and removes its folder. */
export type Running = { stop: () => Promise<void>; signal: (name: NodeJS.Signals) => void; folder: string }

/**
 * Runs nginx with the `http` context `site` (lines of a configuration) in a new folder, and returns when `port`
 * answers. The caller calls `stop`. Throws an Error with the words of nginx when it does not start.
 */
export function startNginx(site: (folder: string) => string | Promise<string>, port: number): Promise<Running> {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return start(nginx, port, async (folder) => [
    // A worker of another user could not enter the folder.
    isRoot ? 'user root;' : '',
    'worker_processes 1;',
    `pid ${folder}/pid;`,
    'events {}',
    'http {',
    'access_log off;',
    ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
    await site(folder),
    '}',
  ])
}

/** Runs pgbouncer with these lines, of which `[pgbouncer]` is the last section. Returns when `port` answers. */
export function startPgbouncer(lines: string, port: number): Promise<Running> {
  // It refuses to run as root.
  return start(pgbouncer, port, () => [lines, isRoot ? 'user = nobody' : ''])
}

/** Runs Debian 12's Redis, whose protocol is Valkey's, without persistence. Returns when `port` answers. */
export function startValkey(port: number): Promise<Running> {
  return start(valkey, port, (folder) => [`port ${port}`, 'bind 127.0.0.1', `dir ${folder}`, 'save ""'])
}

/** Runs haproxy by this file. Returns when `port` answers. */
export const startHaproxy = (file: string, port: number): Promise<Running> => start(haproxy, port, () => [file])

/** Runs an etcd of one member for clients on `port`. */
export function startEtcd(port: number, peerPort: number): Promise<Running> {
  const [client, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peerPort}`]
  return start(etcd, port, (folder) => [
    `data-dir: ${folder}/data`,
    `listen-client-urls: ${client}`,
    `advertise-client-urls: ${client}`,
    `listen-peer-urls: ${peer}`,
    `initial-advertise-peer-urls: ${peer}`,
    `initial-cluster: default=${peer}`,
    'enable-grpc-gateway: true',
  ])
}

/**
 * Runs Patroni by this file, with its PostgreSQL in the folder that it gets, as the user postgres. Returns when its
 * `port` answers, before PostgreSQL runs.
 */
export async function startPatroni(file: (folder: string) => string, port: number): Promise<Running> {
  await findOrInstall('patroni', 'patroni')
  const user = isRoot ? { user: idsOf('postgres') } : {}
  return start({ ...patroni, ...user }, port, (folder) => [file(folder)])
}

function idsOf(name: string): { uid: number; gid: number } {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((each) => each.startsWith(`${name}:`))
  const [uid, gid] = line?.split(':').slice(2, 4).map(Number) ?? []
  if (uid === undefined || gid === undefined) throw new Error(`This machine has no user ${name}.`)
  return { uid, gid }
}

/** Runs a program with the lines of its configuration in an empty folder, which is removed after it stopped. */
async function start(
  { name, debianPackage, args, user }: Program,
  port: number,
  lines: (folder: string) => string[] | Promise<string[]>,
): Promise<Running> {
  const path = await findOrInstall(name, debianPackage)
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    chmodSync(folder, 0o755)
    const config = join(folder, `${name}.conf`)
    writeFileSync(config, (await lines(folder)).join('\n'))
    if (user) chownSync(folder, user.uid, user.gid)
    const child = spawn(path, args(config), {
      ...user,
      env: { ...process.env, HOME: folder },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const words: string[] = []
    child.stderr.setEncoding('utf8').on('data', (text: string) => words.push(text))
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    const stop = async () => {
      child.kill('SIGTERM')
      // One that a test has stopped would never hear of it.
      child.kill('SIGCONT')
      await ended
      remove()
    }
    for (const end = Date.now() + START_TIMEOUT_MS; !(await isAnswering(port)); await sleep(20)) {
      if (child.exitCode === null && Date.now() < end) continue
      await stop()
      throw new Error(`${name} did not start.\n${words.join('')}`)
    }
    return { stop, signal: (name) => void child.kill(name), folder }
  } catch (error) {
    remove()
    throw error
  }
}

/** Returns the path of a program, which is installed on Debian when it is missing. */
export async function findOrInstall(name: string, debianPackage: string): Promise<string> {
  const find = () => FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path))
  const problem = find() || !canApt ? '' : (await installDebian(debianPackage)).output
  const path = find()
  if (path) return path
  throw new Error(`The tests need ${name} in one of ${FOLDERS.join(', ')}.\n${problem}`)
}
