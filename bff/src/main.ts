import { exit, orExit, startFault } from 'server-kit/exit.ts'
import { stopOnSignal } from 'server-kit/graceful-stop.ts'
import { printable } from 'server-kit/printable.ts'
import { collectWhenQuiet } from 'server-kit/quiet-garbage.ts'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { limits } from './limits.ts'

const SHEDDING = { maxLag: limits.maxLag, after: 30_000 }

const config = orExit(() => readConfig(process.env))
const app = await buildApp({
  config,
  logger: { level: config.logLevel, hooks: { streamWrite: printable } },
  shedding: SHEDDING,
})

stopOnSignal(app, config.stopDelayMs)

await app.listen({ port: config.port, host: config.host }).catch((error: Error) => exit(startFault(error, 'BFF_PORT')))
collectWhenQuiet()
