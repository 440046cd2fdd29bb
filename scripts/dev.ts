// `npm run dev`: the shop from its sources. A changed page is updated in the browser, a changed server starts anew, and
// what is generated is made again. Data, ports and settings are those of `npm start`; what differs: docs/decisions/026.
import { loopback } from '../server-kit/src/network.ts'
import { migrateDatabase } from '../store-api/src/local-shop/database.ts'
import { carryOut, planFor, type Work } from './dev/changes.ts'
import { readable } from './dev/log-line.ts'
import { restarting } from './dev/restarting.ts'
import { watchSources } from './dev/watch-sources.ts'
import { generateTypes, writeOpenapi } from './gen/generate.ts'
import { startDatabase } from './start/database.ts'
import { buildPlayground } from './start/derived.ts'
import { printOutbox } from './start/outbox.ts'
import { checkPreconditions } from './start/preconditions.ts'
import { seconds, step } from './start/progress.ts'
import type { Running } from './start/running.ts'
import { readSecrets } from './start/secrets.ts'
import { addresses, describeServers, type Server } from './start/servers.ts'
import { readSettings } from './start/settings.ts'
import { runUntilStopped } from './start/until-stopped.ts'
import { orThrow } from './start/when-changed.ts'
import { say } from './terminal.ts'

const SOURCES: Record<string, string> = {
  'store-api': 'store-api/src/main.ts',
  bff: 'bff/src/main.ts',
  web: 'web/dev-server.ts',
}

async function develop(running: Running): Promise<void> {
  const settings = readSettings(process.env)
  if (settings.production) throw new Error('npm run dev is not for NODE_ENV=production.')
  await checkPreconditions(settings)
  const secrets = readSecrets(settings.dataDir, process.env)
  say(`Starting the shop from its sources (data in ${settings.dataDir})`)
  const [database] = await Promise.all([
    settings.storeApiUrl ? undefined : startDatabase(settings, running),
    step('types', generateTypes).then(buildPlayground),
  ])
  const described = describeServers(settings, secrets)
  const run = (server: Server | undefined) => server && fromSource(server, running)
  const servers = {
    storeApi: run(database && described.storeApi(database.url)),
    bff: run(described.bff),
    web: run(described.web),
  }
  await Promise.all(Object.values(servers).map(async (server) => server?.restart()))

  const { web, bff, storeApi } = addresses(settings, 'localhost')
  say(`
  Shop       ${web}${database?.login ? `\n  Demo login ${database.login} (mobile / password)` : ''}
  GraphQL    ${bff}/graphql
  Store API  ${storeApi}${database ? `\n  Database   ${database.place}` : ''}

The start took ${seconds(performance.now())}. Changes are shown at once; Ctrl-C stops the shop.`)
  if (settings.devPages) void printOutbox({ storeApi: addresses(settings).storeApi, serviceKey: secrets.SERVICE_KEY })

  const work: Work = {
    migrate: async () => database && migrateDatabase(database.url),
    types: generateTypes,
    restart: async (name) => servers[name]?.restart(),
    contract: () => orThrow('openapi.json cannot be written', writeOpenapi()),
    tell,
  }
  let last = Promise.resolve()
  const end = watchSources((files) => {
    last = last.then(() => carryOut(planFor(files), work)).catch(tell)
  })
  running.add({ name: 'watcher', ended: new Promise(() => undefined), stop: async () => end() })
}

/** The server from its sources, with its output behind its name. It ends with the other parts. */
function fromSource(server: Server, running: Running) {
  const { name, env } = server
  const print = (line: string) => say(prefixLines(name, line))
  const host = process.env.HOST || loopback
  // React has a build for development that says what is wrong.
  const own = {
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    NODE_ENV: 'development',
    HOST: host,
    BFF_HOST: process.env.BFF_HOST || host,
  }
  const restarted = restarting(
    { ...server, main: SOURCES[name] ?? '', env: { ...env, ...own }, log: (line) => print(readable(line)) },
    print,
  )
  running.add({ name, ended: new Promise(() => undefined), stop: restarted.stop })
  return restarted
}

function tell({ message }: Error): void {
  say(prefixLines('changes', message))
}

function prefixLines(name: string, text: string): string {
  return text
    .split('\n')
    .map((line) => `${name.padEnd(9)} │ ${line}`)
    .join('\n')
}

await runUntilStopped(develop)
