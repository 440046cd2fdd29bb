import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, fchmodSync, openSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from './command.ts'
import { messageOf } from '../terminal.ts'

const endWithParent = new URL('./end-with-parent.mjs', import.meta.url).href
const tracing = new URL('../../server-kit/src/tracing.mjs', import.meta.url).href
/**
 * glibc would keep freed memory for each thread, and around answers that are kept: those above 32 KiB get pages of
 * their own.
 */
const FREED_MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: String(32 * 1024) }
const START_TIMEOUT_MS = 60_000
const STOP_TIMEOUT_MS = 8_000
/** Between two requests to a starting server. */
export const PAUSE_MS = 50

export type Service = {
  name: string
  pid: number | undefined
  /** Resolves with the reason when the process has ended, stopped or not: 'exit code 1', 'SIGKILL'. */
  ended: Promise<string>
  /** Sends SIGTERM, and SIGKILL 8 s after `stopDelayMs`. */
  stop: () => Promise<void>
  /** Sends SIGKILL, or another signal. */
  kill: (signal?: NodeJS.Signals) => void
  /** Returns the last lines of its log. */
  lastLines: () => string
}

export type ServiceOptions = {
  name: string
  main: string
  env: Record<string, string>
  /** The file of its output, or a function that gets each line. */
  log: string | ((line: string) => void)
  ready: string
  /** How long it still serves after SIGTERM, in milliseconds. */
  stopDelayMs?: number
  /** Ends it while it starts. */
  signal?: AbortSignal
}

/**
 * Starts a server (`main`, a path from the root or a whole one) and returns when a GET of `ready` answers 2xx. Another
 * program on the port does not count. A log file has mode 600. Throws an Error with the last lines of the log when the
 * server ends before that or takes more than 60 s.
 */
export async function startService({
  name,
  main,
  env,
  log,
  ready,
  stopDelayMs = 0,
  signal,
}: ServiceOptions): Promise<Service> {
  const output = typeof log === 'string' ? openLog(log) : 'pipe'
  // A process group of its own: Ctrl-C reaches only the parent, which stops the servers in their order.
  const whole: NodeJS.ProcessEnv = { ...FREED_MEMORY, OTEL_SERVICE_NAME: name, ...process.env, ...env }
  const preloaded = whole.OTEL_EXPORTER_OTLP_ENDPOINT ? [tracing, endWithParent] : [endWithParent]
  const imports = preloaded.flatMap((file) => ['--import', file])
  const child = spawn(process.execPath, [...imports, resolve(root, main)], {
    cwd: root,
    env: whole,
    stdio: ['ignore', output, output, 'ipc'],
    detached: true,
    signal,
  })
  if (typeof output === 'number') closeSync(output)
  if (typeof log === 'function')
    for (const stream of [child.stdout, child.stderr]) if (stream) createInterface({ input: stream }).on('line', log)
  const service = serviceOf(name, child, log, stopDelayMs)
  const polling = new AbortController()
  let hasRequest = false
  child.once('message', () => (hasRequest = true))
  try {
    await Promise.race([
      waitUntilReady(ready, () => hasRequest, polling.signal),
      service.ended.then((how) => Promise.reject(new Error(`${name} ended while starting (${how})`))),
    ])
    return service
  } catch (error) {
    service.kill()
    throw new Error(`${messageOf(error)}\n${service.lastLines()}`.trim())
  } finally {
    polling.abort()
  }
}

function openLog(file: string): number {
  const output = openSync(file, 'w', 0o600)
  // open does not change the mode of an existing file.
  fchmodSync(output, 0o600)
  return output
}

function serviceOf(name: string, child: ChildProcess, log: ServiceOptions['log'], stopDelayMs: number): Service {
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`))
    // An aborted process tells of it before it ends.
    child.on('error', (error) => child.pid === undefined && resolve(error.message))
  })
  const stop = async () => {
    const late = setTimeout(() => child.kill('SIGKILL'), stopDelayMs + STOP_TIMEOUT_MS)
    child.kill('SIGTERM')
    await ended
    clearTimeout(late)
  }
  const lastLines = () =>
    (typeof log === 'function' ? '' : readFileSync(log, 'utf8')).trim().split('\n').slice(-8).join('\n')
  return { name, pid: child.pid, ended, stop, kill: (signal = 'SIGKILL') => void child.kill(signal), lastLines }
}

/** Returns when a GET of `url` answers 2xx and `isOurs`: otherwise another program has the port. */
async function waitUntilReady(url: string, isOurs: () => boolean, signal: AbortSignal): Promise<void> {
  const end = Date.now() + START_TIMEOUT_MS
  let last = 'no answer'
  while (Date.now() < end && !signal.aborted) {
    try {
      const response = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(2_000)]) })
      if (response.ok && isOurs()) return
      last = response.ok ? 'another program answers there' : `HTTP ${response.status}`
    } catch (error) {
      last = messageOf(error)
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  throw new Error(`${url} did not answer within ${START_TIMEOUT_MS / 1000} s (${last})`)
}
