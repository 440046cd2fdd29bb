import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { withAdmin } from '../../store-api/src/db/testing-databases.ts'
import type { FaultKind } from '../testing/faulty-proxy.ts'
import { findFakeTime, makeClock } from './machine.ts'
import type { FaultyShop } from './shop.ts'

/** Something that goes wrong for `ms` milliseconds. It returns when the cause is gone. */
export type Fault = {
  name: string
  run: (shop: FaultyShop, ms: number) => Promise<unknown>
  /** Web or bff are gone: no page can come while it lasts. */
  stopsPages?: boolean
  /** Says what the machine lacks for it. */
  lacks?: (shop: FaultyShop) => Promise<string>
}

const storeAnswers = (what: string, kind: FaultKind): Fault => ({
  name: `store-api ${what}`,
  async run({ proxy }, ms) {
    proxy.fail('every', kind)
    await sleep(ms)
    proxy.fail()
  },
})

const killed = (part: 'store-api' | 'bff' | 'web'): Fault => ({
  name: `${part} killed`,
  stopsPages: part !== 'store-api',
  async run({ signal, start }) {
    signal(part, 'SIGKILL')
    await start(part)
  },
})

export const DISK_FULL = "PostgreSQL's disk full"

/** Faults of each process and of what it needs. */
export const faults: readonly Fault[] = [
  storeAnswers('slow', 'slow'),
  storeAnswers('never answers', 'hang'),
  storeAnswers('resets connections', 'reset'),
  storeAnswers('answers 500', '500'),
  storeAnswers('answers garbage', 'garbage'),
  storeAnswers('breaks off its answers', 'half'),
  {
    name: 'store-api frozen',
    async run({ signal }, ms) {
      signal('store-api', 'SIGSTOP')
      await sleep(ms)
      signal('store-api', 'SIGCONT')
    },
  },
  killed('store-api'),
  {
    name: 'store-api restarted in order',
    async run({ stop, start }) {
      await stop('store-api')
      await start('store-api')
    },
  },
  killed('bff'),
  killed('web'),
  { name: 'PostgreSQL restarted', run: (shop) => shop.endDatabase('stop').then(() => shop.startDatabase()) },
  { name: 'PostgreSQL killed', run: (shop) => shop.endDatabase('kill').then(() => shop.startDatabase()) },
  {
    name: 'PostgreSQL ends all connections',
    run: ({ databaseUrl }) =>
      withAdmin(databaseUrl, (client) =>
        client.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = $1',
          ['client backend'],
        ),
      ),
  },
  {
    name: 'PostgreSQL out of connections',
    async run({ databaseUrl }, ms) {
      const end = Promise.withResolvers<void>()
      const taken: Promise<void>[] = []
      for (let isFull = false; !isFull;) {
        const connected = Promise.withResolvers<void>()
        const holding = withAdmin(databaseUrl, () => {
          connected.resolve()
          return end.promise
        })
        taken.push(holding.catch(() => undefined))
        isFull = await Promise.race([connected.promise.then(() => false), holding.then(() => false)]).catch(() => true)
      }
      await sleep(ms)
      end.resolve()
      await Promise.all(taken)
    },
  },
  {
    name: 'orders locked',
    run: ({ databaseUrl }, ms) =>
      withAdmin(databaseUrl, async (client) => {
        await client.query('begin')
        await client.query('lock table orders in access exclusive mode')
        await sleep(ms)
        await client.query('rollback')
      }),
  },
  {
    name: DISK_FULL,
    lacks: async ({ disk }) => (disk ? '' : 'root of a Linux that mounts'),
    async run({ disk, startDatabase }, ms) {
      disk?.fill()
      await sleep(ms)
      disk?.empty()
      // Without room for its log it has ended.
      await startDatabase()
    },
  },
  {
    name: "store-api's clock two hours ahead, then back",
    lacks: async () => ((await findFakeTime()) ? '' : 'libfaketime of Debian'),
    async run({ stop, start, dataDir }, ms) {
      const { jump, env } = makeClock((await findFakeTime()) ?? '', join(dataDir, 'clock'))
      await stop('store-api')
      await start('store-api', env)
      for (const by of ['+2h', '+0']) {
        await sleep(ms)
        jump(by)
      }
      await sleep(ms)
      await stop('store-api')
      await start('store-api')
    },
  },
]
