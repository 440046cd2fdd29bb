import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))

/** Runs a command of the store in a process of its own. Returns its exit code and what it printed. */
export async function runCli(
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: number; stdout: string; output: string }> {
  const child = spawn(process.execPath, [main, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [all, out]: [string[], string[]] = [[], []]
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => all.push(text))
  child.stdout.on('data', (text: string) => out.push(text))
  const [code] = (await once(child, 'close')) as [number]
  return { code, stdout: out.join(''), output: all.join('') }
}
