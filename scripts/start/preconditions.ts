import { accessSync, constants, mkdirSync } from 'node:fs'
import { checkDatabaseUrl } from '../../store-api/src/local-shop/database.ts'
import { localUrl } from '../../server-kit/src/network.ts'
import { isTaken } from '../processes/ports.ts'
import { messageOf } from '../terminal.ts'
import type { Settings } from './settings.ts'

/** Checks data folder, ports, database and store API before anything starts. Throws an Error of one line. */
export async function checkPreconditions(settings: Settings): Promise<void> {
  checkDataDir(settings.dataDir)
  await checkPort('PORT', settings.ports.web)
  await checkPort('BFF_PORT', settings.ports.bff)
  if (settings.storeApiUrl) return checkStoreApi(settings.storeApiUrl)
  await checkPort('STORE_API_PORT', settings.ports.storeApi)
  if (settings.databaseUrl) await checkDatabaseUrl(settings.databaseUrl)
}

function checkDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new Error(`The data folder ${dataDir} (DATA_DIR) cannot be written: ${messageOf(error)}.`)
  }
}

async function checkPort(name: string, port: number): Promise<void> {
  if (port < 1024 && process.getuid?.() !== 0) return
  if (await isTaken(port))
    throw new Error(`Port ${port} is taken by another program; choose another one with ${name}=… npm start.`)
  // fetch and browsers refuse the ports of some other protocols.
  const answer = await fetch(localUrl(port)).catch((error: Error) => error)
  if (answer instanceof Error && answer.cause instanceof Error && answer.cause.message === 'bad port')
    throw new Error(`Port ${port} is refused by browsers; choose another one with ${name}=… npm start.`)
}

/** Accepts any answer: a merchant's own store API may have no health check. */
async function checkStoreApi(url: string): Promise<void> {
  try {
    await fetch(url, { signal: AbortSignal.timeout(5_000) })
  } catch (error) {
    throw new Error(
      `The store API at ${url} (STORE_API_URL) does not answer: ${messageOf((error instanceof Error && error.cause) || error)}.`,
    )
  }
}
