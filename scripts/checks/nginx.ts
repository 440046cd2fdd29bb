import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isTaken } from '../processes/ports.ts'
import { canApt, installDebian } from './apt.ts'

const KNOWN_PATHS = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx']
const START_TIMEOUT_MS = 10_000

/**
 * Returns the path of nginx, which is installed on Debian when it is missing. Throws an Error that says what to do
 * elsewhere.
 */
async function findOrInstallNginx(): Promise<string> {
  const find = () => KNOWN_PATHS.find((path) => existsSync(path))
  const problem = find() || !canApt ? '' : (await installDebian('nginx-light')).output
  const path = find()
  if (path) return path
  throw new Error(`The tests behind nginx need nginx at one of ${KNOWN_PATHS.join(', ')}.\n${problem}`)
}

/**
 * Runs nginx with the `http` context `site` (lines of a configuration) in a new folder, and returns when `port` is
 * taken. The caller calls `stop`. Throws an Error with the words of nginx when it does not start.
 */
export async function startNginx(
  site: (folder: string) => string | Promise<string>,
  port: number,
): Promise<{ stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    return await startIn(folder, await site(folder), port, remove)
  } catch (error) {
    remove()
    throw error
  }
}

/** Runs nginx with these lines in an empty folder, which `remove` removes after it stopped. */
async function startIn(
  folder: string,
  site: string,
  port: number,
  remove: () => void,
): Promise<{ stop: () => Promise<void> }> {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  // A worker of another user could not enter the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const lines = [
    user,
    'worker_processes 1;',
    `pid ${folder}/pid;`,
    'events {}',
    'http {',
    'access_log off;',
    ...temporary,
    site,
    '}',
  ]
  writeFileSync(join(folder, 'nginx.conf'), lines.join('\n'))
  const nginx = spawn(
    await findOrInstallNginx(),
    ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const words: string[] = []
  nginx.stderr.setEncoding('utf8').on('data', (text: string) => words.push(text))
  const ended = new Promise<void>((resolve) => nginx.once('exit', () => resolve()))
  const stop = async () => {
    nginx.kill('SIGTERM')
    await ended
    remove()
  }
  for (const end = Date.now() + START_TIMEOUT_MS; !(await isTaken(port)); await sleep(20)) {
    if (nginx.exitCode === null && Date.now() < end) continue
    await stop()
    throw new Error(`nginx did not start.\n${words.join('')}`)
  }
  return { stop }
}
