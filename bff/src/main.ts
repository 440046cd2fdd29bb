import { buildApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { stopOnSignal } from './graceful-stop.ts'
import { limits } from './limits.ts'
import { printable } from './printable.ts'

const SHEDDING = { maxLag: limits.maxLag, after: 30_000 }

const config = readConfigOrExit()
const app = await buildApp({ config, logger: { level: config.logLevel, hooks: { streamWrite: printable } }, shedding: SHEDDING })

stopOnSignal(app, config.stopDelayMs)

await app.listen({ port: config.port, host: config.host }).catch((error: NodeJS.ErrnoException) => {
  exit(error.code === 'EADDRINUSE' ? `Port ${config.port} is taken. Set BFF_PORT to another one.` : error.message)
})

function readConfigOrExit(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    return exit((error as Error).message)
  }
}

/** Prints a one-line message for the operator. */
function exit(line: string): never {
  process.stderr.write(`${printable(line)}\n`)
  process.exit(1)
}
