import type { StoreClient } from './ops/store-client.ts'

/**
 * The surroundings of a command. Texts may hold what a file, a customer or a supplier wrote: both print functions must
 * escape it.
 */
export type Io = {
  env: NodeJS.ProcessEnv
  print: (text: string) => void
  printError: (text: string) => void
  /** Returns the signal that ends a command that runs until it is stopped. */
  stopSignal: () => AbortSignal
}

/** Context of a command: its environment, and its exit code for an outcome that is no error. */
export type CommandContext = Io & { exitCode: number }

/** Context of an `ops` command. `client` throws an Error of one line when no shop is found. */
export type OpsContext = CommandContext & { client: () => StoreClient }
