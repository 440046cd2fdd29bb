// The bff for tests of faults: it keeps no answer, neither its own nor the store's, and waits 400 ms for the store.
import { buildApp } from '#src/app.ts'
import { readConfig } from '#src/config.ts'

const DAY = 86_400_000
let clock = 0

const config = readConfig(process.env)
// For a clock that goes on by a day whenever it is read, everything that was kept is too old.
const app = await buildApp({ config, storeApi: { timeLimits: { call: 400 }, now: () => (clock += DAY) } })
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)))
await app.listen({ port: config.port, host: '127.0.0.1' })
