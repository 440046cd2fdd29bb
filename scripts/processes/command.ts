import { type ChildProcess, spawn } from 'node:child_process'
import { delimiter, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))

export type CommandResult = { ok: boolean; /** Both streams as they came. */ output: string; stdout: string }
export type CommandOptions = {
  /** Folder below the root to run in; its own node_modules/.bin comes first. */
  in?: string
  env?: Record<string, string>
  /** Milliseconds after which the command is killed; 10 minutes when absent. */
  limit?: number
}

const running = new Set<ChildProcess>()

/** Runs a program with its output kept, both streams in one text. Never throws: a program that is missing is a failed one. */
export function run(command: string, args: string[], options: CommandOptions = {}): Promise<CommandResult> {
  const cwd = resolve(root, options.in ?? '.')
  const bins = [join(cwd, 'node_modules', '.bin'), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  const found = command === 'node' ? process.execPath : command
  // A group of its own, so that what it started ends with it.
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
    parts.push(`\n${command} took too long and was ended.\n`)
    endGroup(child)
  }, options.limit ?? 600_000)
  return new Promise((done) => {
    const end = (ok: boolean, text = '') => {
      clearTimeout(late)
      running.delete(child)
      done({ ok, output: parts.join('') + text, stdout: out.join('') })
    }
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => parts.push(text))
    child.stdout.on('data', (text: string) => out.push(text))
    child.once('error', (error) => end(false, error.message))
    child.once('close', (code) => end(code === 0))
  })
}

/** Ends everything that `run` has under way. */
export function endCommands(): void {
  for (const child of running) endGroup(child)
}

function endGroup(child: ChildProcess): void {
  if (!child.pid) return
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    // It ended by itself a moment ago.
  }
}
