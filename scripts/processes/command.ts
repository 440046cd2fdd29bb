import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))

export type CommandResult = { ok: boolean; /** stdout and stderr, interleaved. */ output: string; stdout: string }
export type CommandOptions = {
  /** Working directory from the root; its node_modules/.bin comes first in PATH. */
  in?: string
  env?: Record<string, string>
  /** The command is killed after this time (ms); default 10 minutes. */
  limit?: number
}

const running = new Set<ChildProcess>()

/** Runs a program and returns its output. Never throws: a missing program is a failure. */
export function run(command: string, args: string[], options: CommandOptions = {}): Promise<CommandResult> {
  const cwd = resolve(root, options.in ?? '.')
  const bins = [join(cwd, 'node_modules', '.bin'), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  const found = command === 'node' ? process.execPath : command
  // A process group of its own, so that its children are killed with it.
  const child = spawn(found, args, {
    cwd,
    env: { ...process.env, ...options.env, PATH: bins },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  running.add(child)
  const parts: string[] = []
  const out: string[] = []
  const late = setTimeout(() => {
    parts.push(`\n${command} took too long and was killed.\n`)
    killGroup(child)
  }, options.limit ?? 600_000)
  return new Promise((done) => {
    const end = (ok: boolean, text = '') => {
      clearTimeout(late)
      running.delete(child)
      done({ ok, output: parts.join('') + text, stdout: out.join('') })
    }
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => parts.push(text))
    child.stdout.on('data', (text: string) => out.push(text))
    child.once('error', (error) => end(false, error.message))
    child.once('close', (code) => end(code === 0))
  })
}

/**
 * Interrupts all running commands of `run`, and kills those that have not ended after `graceMs` with their children.
 */
export async function interruptCommands(graceMs = 30_000): Promise<void> {
  const ends = [...running].map((child) => once(child, 'close'))
  for (const child of running) child.kill('SIGINT')
  await Promise.race([Promise.all(ends), sleep(graceMs)])
  killCommands()
}

/** Kills all running commands of `run` with their children. */
export function killCommands(): void {
  for (const child of running) killGroup(child)
}

function killGroup(child: ChildProcess): void {
  if (!child.pid) return
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    // The process ended a moment ago.
  }
}
