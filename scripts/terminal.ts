import { printable } from '../server-kit/src/printable.ts'

/** Prints to the terminal: the one way of all scripts, since files, stores and customers put their text into it. */
export const say = (text: string): void => console.log(printable(text))

/** Prints what went wrong. */
export const warn = (text: string): void => console.error(printable(text))

/** Prints an error's message, and sets the exit code. */
export function fail(error: unknown): void {
  warn(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
