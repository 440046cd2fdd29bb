import { say } from '../terminal.ts'

/** Milliseconds after which a step says that it is under way. */
const PATIENCE = 1_500

/**
 * Does one step and prints a line with its time when it is done. The step returns what there is to say about it, or nothing.
 */
export async function step(name: string, work: () => Promise<string | void>): Promise<void> {
  const began = performance.now()
  const slow = setTimeout(() => say(`  … ${name}`), PATIENCE)
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
