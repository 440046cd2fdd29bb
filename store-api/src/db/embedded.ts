import { fork } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ServerKindName } from './embedded-kinds.ts'
import type { KeeperMessage } from './embedded-main.ts'
import { lastLine } from './embedded-server.ts'
import { isOutage } from './outage.ts'

export type Embedded = {
  /** Connection URL. */
  url: string
  /** The data folder and the log, to be shown. */
  data: string
  log: string
  /** Stops the server after a checkpoint. */
  stop: () => Promise<void>
  /** Resolves when the server has ended, stopped or not. */
  ended: Promise<void>
}

/**
 * Starts the embedded PostgreSQL of `dataDir` in a process of its own and returns when it answers. The first start
 * creates `dataDir`. Throws an Error of one line when it cannot start.
 */
export function startEmbedded(dataDir: string): Promise<Embedded> {
  return start('shop', dataDir)
}

/** Starts a PostgreSQL of this kind like `startEmbedded`, whose data is deleted at the end. */
export function startThrowaway(kind: Exclude<ServerKindName, 'shop'>): Promise<Embedded> {
  return start(kind)
}

async function start(kind: ServerKindName, ...dataDir: string[]): Promise<Embedded> {
  // A process group of its own: Ctrl-C must reach the shop first, which needs the database to finish its requests.
  const keeper = fork(fileURLToPath(new URL('./embedded-main.ts', import.meta.url)), [kind, ...dataDir], {
    detached: true,
    execArgv: [],
  })
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
  return { url: message.url, data: message.data, log: join(message.data, '..', 'postgres.log'), stop, ended }
}

/** Returns the error of a query in the words of the server's log when the server failed. */
export function explainFailure(error: Error, { log }: Embedded): Error {
  return isOutage(error) ? new Error(`The database failed: ${lastLine(log)}`) : error
}
