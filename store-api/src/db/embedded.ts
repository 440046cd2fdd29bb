import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { KeeperMessage } from './embedded-main.ts'

export type Embedded = {
  /** For openDb and pg. */
  url: string
  /** The folder with the data, to be shown to a person. */
  data: string
  /** Ends the server after a checkpoint. */
  stop: () => Promise<void>
  /** Settles when the server is gone, asked for or not. */
  ended: Promise<void>
}

/**
 * Starts an embedded PostgreSQL in a process of its own and returns when it answers; the first start of a folder makes it.
 * Without `dataDir` the data is thrown away at the end. Throws an Error of one line when it cannot start.
 */
export async function startEmbedded(dataDir?: string): Promise<Embedded> {
  // Its own process group: Ctrl-C in a terminal must reach the shop first, which still needs the database to finish.
  const keeper = fork(fileURLToPath(new URL('./embedded-main.ts', import.meta.url)), dataDir ? [dataDir] : [], { detached: true, execArgv: [] })
  const ended = new Promise<void>((resolve) => keeper.once('exit', () => resolve()))
  const message = await Promise.race([
    new Promise<KeeperMessage>((resolve) => keeper.once('message', (sent) => resolve(sent as KeeperMessage))),
    ended.then((): KeeperMessage => ({ failed: 'The database ended while starting.' })),
  ])
  if ('failed' in message) throw new Error(message.failed)
  const stop = () => {
    keeper.kill('SIGTERM')
    return ended
  }
  return { url: message.url, data: message.data, stop, ended }
}
