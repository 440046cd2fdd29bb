// A bff for failure tests: it caches nothing and waits at most 400 ms for the store.
import { buildApp } from '#src/app.ts'
import { readConfig } from '#src/config.ts'

const DAY = 86_400_000
let clock = 0

const config = readConfig(process.env)
// The clock advances by a day per read, so every cached value is expired.
const app = await buildApp({ config, storeApi: { timeLimits: { call: 400 }, now: () => (clock += DAY) } })
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)))
await app.listen({ port: config.port, host: '127.0.0.1' })
