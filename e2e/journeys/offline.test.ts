import type { Page } from '@playwright/test'
import { logOut, registerCustomer } from '../support/accounts.ts'
import { addButton, chooseSize, expectCartUnits, toasts } from '../support/buying.ts'
import { findProduct } from '../support/catalogue.ts'
import { ask } from '../support/graphql.ts'
import { expect, type Shop, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })
test.setTimeout(120_000)

test('offline, visited pages open, and cart changes are sent once when the network returns', async ({
  shop,
  context,
}) => {
  const { page, t } = shop
  const { slug, name } = await findProduct(shop, 6)
  for (const path of ['/', `/products/${slug}`]) {
    await shop.open(path)
    await expectKept(page, path)
  }
  shop.troubles.expect(/net::ERR_(INTERNET_DISCONNECTED|FAILED)/)
  await context.setOffline(true)
  await shop.open('/')
  await expect(note(page)).toContainText(t('offline:note'))
  await shop.open(`/products/${slug}`)
  await expect(note(page)).toContainText(t('offline:keptAt', { time: '|' }).split('|')[0] ?? '')
  await chooseSize(shop)
  await addButton(shop).click()
  await expect(toasts(shop)).toContainText(t('offline:kept'))
  await expectCartUnits(shop, 1)
  await expect(note(page)).toContainText(t('offline:waiting', { count: 1 }))
  await expect.poll(() => changesThatWait(page)).toHaveLength(1)
  const [change] = await changesThatWait(page)
  await page.goto(new URL('/about/top-teams', page.url()).href)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('offline:title'))
  await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible()
  await expectCartUnits(shop, 1)
  await shop.judge()
  await context.setOffline(false)
  // The page that was wanted comes by itself, and the bag's changes with it.
  await expect(page).toHaveURL(/\/about\/top-teams$/)
  await expect.poll(() => linesInBag(shop)).toEqual([{ quantity: 1 }])
  await expect(note(page)).toBeEmpty()
  await expect.poll(() => changesThatWait(page)).toEqual([])
  await ask(
    page.request,
    shop.language,
    'mutation ($input: CartLinesAddInput!) { cartLinesAdd(input: $input) { userErrors { code } } }',
    { input: change },
  )
  expect(await linesInBag(shop), 'it came under its key: the same once more is none').toEqual([{ quantity: 1 }])
  await page.reload()
  await expectCartUnits(shop, 1)
})

test('the logout deletes the stored pages of a customer @once', async ({ shop, context }) => {
  const { page, t } = shop
  await registerCustomer(shop, { stay: true })
  for (const path of ['/', '/terms']) {
    await shop.open(path)
    await expectKept(page, path)
  }
  expect(await keptFor(page)).not.toContain('guest')
  await shop.open('/profile')
  await logOut(shop)
  const isHers = (whose = '') => !['guest', 'everybody'].includes(whose)
  await expect.poll(async () => (await keptFor(page)).filter(isHers)).toEqual([])
  await expectKept(page, '/')
  shop.troubles.expect(/net::ERR_(INTERNET_DISCONNECTED|FAILED)/)
  await context.setOffline(true)
  await page.goto(new URL('/terms', page.url()).href)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('offline:title'))
})

test('a new release waits until the visitor accepts it @once', async ({ shop }) => {
  const { page, t } = shop
  await shop.open('/')
  await expectKept(page, '/')
  await page.evaluate(() => void navigator.serviceWorker.register('/service-worker.js?next'))
  const update = toasts(shop).getByRole('button', { name: t('offline:update') })
  await expect(update).toBeVisible()
  await expect.poll(() => workerOf(page)).toMatch(/service-worker\.js$/)
  await update.click()
  await expect.poll(() => workerOf(page)).toMatch(/\?next$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

async function linesInBag({ page, language }: Shop): Promise<object[]> {
  const { cart } = await ask<{ cart: { lines: object[] } | null }>(
    page.request,
    language,
    '{ cart { lines { quantity } } }',
  )
  return cart?.lines ?? []
}

/** What was changed in the bag and has not been sent, each as it will be sent. */
function changesThatWait(page: Page): Promise<object[]> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => request.addEventListener('success', () => resolve(request.result)))
    const database = await done(indexedDB.open('shop'))
    const changes = await done(database.transaction('changes').objectStore('changes').getAll())
    database.close()
    return changes.map(({ variables }) => variables.input)
  })
}

/** For whom each page is that the service worker keeps. */
function keptFor(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(async () => {
    const answers = await (await caches.open('pages')).matchAll()
    return answers.map(({ headers }) => headers.get('x-page-of')?.split(' ')[1])
  })
}

function note(page: Page) {
  return page.locator('[data-offline-note]')
}

/** Waits until the service worker keeps the page at a path. */
async function expectKept(page: Page, path: string): Promise<void> {
  const kept = async () => {
    const keys = await page.evaluate(async () =>
      (await (await caches.open('pages')).keys()).map(({ url }) => new URL(url).pathname),
    )
    return keys.includes(path)
  }
  await expect.poll(kept, { message: `${path} is kept`, timeout: 40_000 }).toBe(true)
}

/** Empty while the page is loaded anew. */
function workerOf(page: Page): Promise<string> {
  return page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? '').catch(() => '')
}
