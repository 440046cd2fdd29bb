import { say } from '../terminal.ts'

/** A step that takes longer prints its name while it runs (ms). */
const SLOW_MS = 1_500

/** Runs one step and prints its name, duration and the detail that it returns. */
export async function step(name: string, work: () => Promise<string | void>): Promise<void> {
  const began = performance.now()
  const slow = setTimeout(() => say(`  … ${name}`), SLOW_MS)
  try {
    const detail = await work()
    say(`  ✓ ${name.padEnd(14)}${(detail || '').padEnd(34)} ${seconds(performance.now() - began)}`)
  } finally {
    clearTimeout(slow)
  }
}

/** '0.4 s' */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}
