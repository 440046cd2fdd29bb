import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isTaken } from '../processes/ports.ts'
import { canApt, installDebian } from './apt.ts'

const FOLDERS = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin']
const START_TIMEOUT_MS = 10_000
const isRoot = process.getuid?.() === 0

type Program = { name: string; debianPackage: string; args: (config: string) => string[] }

const nginx: Program = {
  name: 'nginx',
  debianPackage: 'nginx-light',
  args: (config) => ['-p', join(config, '..'), '-e', 'stderr', '-c', config, '-g', 'daemon off;'],
}
const pgbouncer: Program = { name: 'pgbouncer', debianPackage: 'pgbouncer', args: (config) => [config] }

/**
 * Runs nginx with the `http` context `site` (lines of a configuration) in a new folder, and returns when `port` is
 * taken. The caller calls `stop`. Throws an Error with the words of nginx when it does not start.
 */
export function startNginx(
  site: (folder: string) => string | Promise<string>,
  port: number,
): Promise<{ stop: () => Promise<void> }> {
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

/**
 * Runs pgbouncer in transaction mode with at most five connections to each database of this PostgreSQL, and otherwise
 * its defaults. Returns when `port` is taken.
 */
export function startPgbouncer(
  server: { host: string; port: number; user: string },
  port: number,
): Promise<{ stop: () => Promise<void> }> {
  return start(pgbouncer, port, () => [
    '[databases]',
    `* = host=${server.host} port=${server.port} user=${server.user}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 5',
    // It refuses to run as root.
    isRoot ? 'user = nobody' : '',
  ])
}

/** Runs a program with the lines of its configuration in an empty folder, which is removed after it stopped. */
async function start(
  { name, debianPackage, args }: Program,
  port: number,
  lines: (folder: string) => string[] | Promise<string[]>,
): Promise<{ stop: () => Promise<void> }> {
  const path = await findOrInstall(name, debianPackage)
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    chmodSync(folder, 0o755)
    const config = join(folder, `${name}.conf`)
    writeFileSync(config, (await lines(folder)).join('\n'))
    const child = spawn(path, args(config), { stdio: ['ignore', 'ignore', 'pipe'] })
    const words: string[] = []
    child.stderr.setEncoding('utf8').on('data', (text: string) => words.push(text))
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    const stop = async () => {
      child.kill('SIGTERM')
      await ended
      remove()
    }
    for (const end = Date.now() + START_TIMEOUT_MS; !(await isTaken(port)); await sleep(20)) {
      if (child.exitCode === null && Date.now() < end) continue
      await stop()
      throw new Error(`${name} did not start.\n${words.join('')}`)
    }
    return { stop }
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
