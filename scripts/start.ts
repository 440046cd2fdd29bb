// `npm start`: starts the whole shop on this machine.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { startNotes } from '../web/server/start-notes.ts'
import { startDatabase } from './start/database.ts'
import { buildShop } from './start/derived.ts'
import { printOutbox } from './start/outbox.ts'
import { checkPreconditions } from './start/preconditions.ts'
import { seconds } from './start/progress.ts'
import type { Running } from './start/running.ts'
import { readSecrets } from './start/secrets.ts'
import { addresses, startServers } from './start/servers.ts'
import { readSettings, tables } from './start/settings.ts'
import { misspelt } from './start/settings-report.ts'
import { runUntilStopped } from './start/until-stopped.ts'
import { say } from './terminal.ts'

const EMPTY = `The shop has no products. From here to the first order: docs/first-shop.md; what is missing: npm run shop:init -- --check.
To try the demo shop, start with another DATA_DIR or an empty database, without NODE_ENV=production.`

async function startShop(running: Running): Promise<void> {
  const settings = readSettings(process.env)
  await checkPreconditions(settings)
  const first = !existsSync(join(settings.dataDir, 'logs'))
  const secrets = readSecrets(settings.dataDir, process.env)
  say(`Starting the shop (data in ${settings.dataDir})`)
  const prepared = settings.storeApiUrl ? undefined : startDatabase(settings, running)
  await startServers({ settings, secrets, running, built: buildShop(), databaseUrl: prepared?.then(({ url }) => url) })
  const database = await prepared

  const { web, bff, storeApi } = addresses(settings, 'localhost')
  say(`
  Shop       ${web}${database?.login ? `\n  Demo login ${database.login} (mobile / password)` : ''}
  GraphQL    ${bff}/graphql (GraphiQL in a browser)
  Store API  ${storeApi}${settings.devPages ? `\n  Messages   ${web}/dev/outbox (outgoing WhatsApp messages, also printed below)` : ''}${database ? `\n  Database   ${database.place}` : ''}
  Logs       ${join(settings.dataDir, 'logs')}

${first ? 'The first start' : 'The start'} took ${seconds(performance.now())}. Ctrl-C stops the shop.`)
  if (database?.isEmpty) say(`\n${EMPTY}`)
  for (const note of [...startNotes(process.env), ...misspelt(tables, process.env)]) say(`\n${note}`)
  if (settings.devPages) void printOutbox({ storeApi: addresses(settings).storeApi, serviceKey: secrets.SERVICE_KEY })
}

await runUntilStopped(startShop)
