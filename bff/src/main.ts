import { buildApp } from './app.ts'
import { type Config, readConfig } from './config.ts'

const config = readConfigOrExit()
const app = await buildApp({ config, logger: { level: config.logLevel } })

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void app.close().then(() => process.exit(0)))
}

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

/** One line for the person who starts the server. */
function exit(line: string): never {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}
