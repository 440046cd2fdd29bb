import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, fchmodSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './command.ts'

const endWithParent = new URL('./end-with-parent.ts', import.meta.url).href
const START_LIMIT = 60_000
const STOP_LIMIT = 8_000

export type Service = {
  name: string
  /** Settles when the process is gone, asked for or not, with the words for it: 'exit code 1', 'SIGKILL'. */
  ended: Promise<string>
  /** Asks it to end, and kills it after 8 s. */
  stop: () => Promise<void>
  kill: () => void
  /** The last lines it wrote. */
  lastLines: () => string
}

export type ServiceOptions = { name: string; main: string; env: Record<string, string>; log: string; ready: string }

/**
 * Starts one of our servers (`main`, below the root) from source, its output going to the file `log` of its owner alone, and returns when a GET of
 * `ready` answers 2xx. Throws an Error with its last lines when it ends before that or takes more than 60 s.
 */
export async function startService({ name, main, env, log, ready }: ServiceOptions): Promise<Service> {
  const output = openSync(log, 'w', 0o600)
  // A log that was there keeps its mode.
  fchmodSync(output, 0o600)
  // A process group of its own: Ctrl-C reaches the starter alone, which stops the servers in their order.
  const child = spawn(process.execPath, ['--import', endWithParent, join(root, main)], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output, 'ipc'],
    detached: true,
  })
  closeSync(output)
  const service = describe(name, child, log)
  try {
    await Promise.race([answers(ready), service.ended.then((how) => Promise.reject(new Error(`${name} ended while starting (${how})`)))])
    return service
  } catch (error) {
    service.kill()
    throw new Error(`${(error as Error).message}\n${service.lastLines()}`)
  }
}

function describe(name: string, child: ChildProcess, log: string): Service {
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`))
    child.once('error', (error) => resolve(error.message))
  })
  const stop = async () => {
    const late = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT)
    child.kill('SIGTERM')
    await ended
    clearTimeout(late)
  }
  const lastLines = () => readFileSync(log, 'utf8').trim().split('\n').slice(-8).join('\n')
  return { name, ended, stop, kill: () => child.kill('SIGKILL'), lastLines }
}

async function answers(url: string): Promise<void> {
  const end = Date.now() + START_LIMIT
  let last = 'no answer'
  while (Date.now() < end) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(2_000) })
      if (response.ok) return
      last = `HTTP ${response.status}`
    } catch (error) {
      last = (error as Error).message
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${url} did not answer within ${START_LIMIT / 1000} s (${last})`)
}
