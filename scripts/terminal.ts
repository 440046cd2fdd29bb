import { printable } from '../server-kit/src/printable.ts'

/**
 * Prints a text with its control characters escaped. All scripts print through it: texts come from files, stores and
 * customers too.
 */
export const say = (text: string): void => console.log(printable(text))

/** Prints a text to stderr with its control characters escaped. */
export const warn = (text: string): void => console.error(printable(text))

/** Returns the message of what was thrown. */
export const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown))

/** Prints the message of an error and sets exit code 1. */
export function fail(error: unknown): void {
  warn(messageOf(error))
  process.exitCode = 1
}
