import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { ask } from '../bench/graphql.ts'
import { listBuyable } from '../bench/measures/buyers.ts'
import { prepareCheckouts } from '../bench/measures/orders.ts'
import { listOperation, productOperation, searchOperation } from '../bench/pages.ts'
import { movedRows } from '../bench/report.ts'
import { freePort } from './processes/ports.ts'
import { startService } from './processes/service.ts'

async function startBff(): Promise<string> {
  const [folder, port] = [mkdtempSync(join(tmpdir(), 'bench-test-')), await freePort()]
  const bff = `http://127.0.0.1:${port}`
  const env = { NODE_ENV: 'test', BFF_PORT: String(port), BFF_HOST: '127.0.0.1', STORE_API_URL: inject('storeApiUrl') }
  const options = { name: 'bff', main: 'bff/src/main.ts', log: join(folder, 'bff.log'), ready: `${bff}/health` }
  const service = await startService({ ...options, env })
  onTestFinished(() => service.stop().then(() => rmSync(folder, { recursive: true, force: true })))
  return bff
}

test('the checkout and the pages of the benchmarks are not refused', async () => {
  const bff = await startBff()
  for (const page of [listOperation(), searchOperation({ q: 'nike' }), productOperation('5')])
    await expect(ask(bff, page)).resolves.toHaveProperty('data')
  const order = await prepareCheckouts({ bffs: [bff], block: 1, variants: await listBuyable(bff) })
  await expect(order(0)).resolves.toMatch(/\d/)
})

test('a ratio that fell or rose by more than the noise of both runs has moved', () => {
  const row = (what: string, judged: number) => ({ what, judged, noise: 0.05 })
  const earlier = [row('list', 0.1), row('search', 0.1), row('product', 0.1)]
  expect(movedRows([row('list', 0.085), row('search', 0.109), row('product', 0.12), row('new', 1)], earlier)).toEqual([
    { line: 'list: 0.100 → 0.085, -15 % (noise 10 %)', fell: true },
    { line: 'product: 0.100 → 0.120, 20 % (noise 10 %)', fell: false },
  ])
})
