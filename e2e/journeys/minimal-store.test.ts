import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { TestInfo } from '@playwright/test'
import { freePort } from '../../scripts/processes/ports.ts'
import { type Service, startService } from '../../scripts/processes/service.ts'
import { built } from '../support/addresses.ts'
import { addAndOpenCart, chooseSize } from '../support/buying.ts'
import { acceptTerms, continueFromCart, fillContactDetails } from '../support/checkout.ts'
import { waitUntilHydrated } from '../support/judge.ts'
import { expect, test } from '../support/test.ts'

type Ready = { lacks: { resource: string; because: string }[] }
type Followed = { data: { order: { status: string; timeline: { state: string }[] } } }

test('the shop sells from the store of one file, shows nothing of what it lacks, and names that in /ready @once', async ({
  shop,
}, testInfo) => {
  const { page, t } = shop
  const { web, bff, stop } = await startMinimalShop(testInfo)
  try {
    for (const path of ['/', '/terms', '/search', '/categories', '/products/home-shirt']) {
      expect((await page.goto(web + path))?.status()).toBe(200)
      await expect(page.getByText(t('common:missingPart'))).toHaveCount(0)
    }
    await waitUntilHydrated(page)
    await chooseSize(shop)
    await addAndOpenCart(shop)
    await continueFromCart(shop)
    await fillContactDetails(shop)
    for (const place of ['state', 'city', 'region'] as const) {
      const list = page.getByRole('combobox', { name: t(`location:${place}`) })
      await expect(list.locator('option:not([disabled])').nth(1)).toBeAttached()
      await list.selectOption({ index: 1 })
    }
    for (const name of ['streetAddress', 'buildingNumber', 'floorNumber', 'apartmentNumber']) {
      await page
        .getByRole('textbox', { name: t(`cart:address.${name}`), exact: true })
        .fill(name === 'streetAddress' ? 'شارع عباس العقاد' : '12')
    }
    await page.getByRole('button', { name: t('cart:address.submit') }).click()
    await expect(page).toHaveURL(/\/cart\/payments$/)
    await acceptTerms(shop)
    await page.getByRole('button', { name: t('cart:review.submit') }).click()
    await expect(page).toHaveURL(/\/order-placed\/\d+\?token=.+/)
    await expect(page.getByRole('main')).toContainText(/EX-\d+/)

    const { pathname, searchParams } = new URL(page.url())
    const variables = { id: pathname.split('/').at(-1), token: searchParams.get('token') }
    const query = 'query ($id: ID!, $token: String) { order(id: $id, token: $token) { status timeline { state } } }'
    await expect(async () => {
      const { data } = (await (
        await page.request.post(`${web}/graphql`, { data: { query, variables }, headers: { origin: web } })
      ).json()) as Followed
      expect(data.order).toMatchObject({ status: 'DELIVERED', timeline: Array(5).fill({ state: 'DONE' }) })
    }).toPass({ timeout: 20_000 })

    const { lacks } = (await (await page.request.get(`${bff}/ready`)).json()) as Ready
    const missing = lacks.map(({ resource, because }) => (because === 'missing' ? resource : because))
    expect(missing).toEqual(expect.arrayContaining(['GET /brands', 'GET /branches', 'GET /related', 'GET /wishlist']))
    expect(missing).not.toContain('GET /products')
  } finally {
    await stop()
  }
})

/** Starts web and bff before examples/store, whose orders are delivered after four seconds. */
async function startMinimalShop(testInfo: TestInfo) {
  const logs = testInfo.outputPath('logs')
  mkdirSync(logs, { recursive: true })
  const services: Service[] = []
  const [store, bff, web] = [await freePort(), await freePort(), await freePort()].map((port) => ({
    port: String(port),
    url: `http://127.0.0.1:${port}`,
  }))
  if (!store || !bff || !web) throw new Error('Three ports are needed')
  const start = async (name: string, main: string, env: Record<string, string>, ready: string) =>
    services.push(await startService({ name, main, env, log: join(logs, `${name}.log`), ready }))
  await start('store', 'examples/store/store.ts', { PORT: store.port, STEP_SECONDS: '1' }, `${store.url}/ready`)
  await start(
    'bff',
    built('bff'),
    { BFF_PORT: bff.port, STORE_API_URL: store.url, NODE_ENV: 'development' },
    `${bff.url}/ready`,
  )
  await start('web', built('web'), { PORT: web.port, STORE_API_URL: store.url, BFF_URL: bff.url }, `${web.url}/health`)
  return { web: web.url, bff: bff.url, stop: () => Promise.all(services.toReversed().map(({ stop }) => stop())) }
}
