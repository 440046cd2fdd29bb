import { printable } from './printable.ts'

/** Prints a one-line message for the operator and ends the process with exit code 1. */
export function exit(line: string): never {
  process.stderr.write(`${printable(line)}\n`)
  process.exit(1)
}

/** Returns what `work` returns. Exits with its message when it throws. */
export function orExit<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    return exit((error as Error).message)
  }
}

/** Returns one line about an error of a start; `portName` is the variable of the server's port. */
export function startFault(error: Error & { code?: string; port?: number }, portName: string): string {
  if (error.code === 'EADDRINUSE') return `Port ${error.port} is taken. Set ${portName} to another one.`
  return (error.message || error.name).split('\n', 1)[0] ?? error.name
}
