import type { Page } from '@playwright/test'
import { addButton, chooseSize, expectPieces, toasts } from '../support/buying.ts'
import { findProduct } from '../support/catalogue.ts'
import { ask } from '../support/graphql.ts'
import { expect, type Shop, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })
test.setTimeout(120_000)

test('without a network what was seen opens, and what is put into the bag arrives once when it is back', async ({ shop, context }) => {
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
  await expectPieces(shop, 1)
  await expect(note(page)).toContainText(t('offline:waiting', { count: 1 }))
  await page.goto(new URL('/about/top-teams', page.url()).href)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('offline:title'))
  await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible()
  await expectPieces(shop, 1)
  await shop.judge()
  await context.setOffline(false)
  // The page that was wanted comes by itself, and the bag's changes with it.
  await expect(page).toHaveURL(/\/about\/top-teams$/)
  await expect.poll(() => linesInBag(shop)).toEqual([{ quantity: 1 }])
  await expect(note(page)).toBeEmpty()
  await page.reload()
  await expectPieces(shop, 1)
})

test('a new release waits until the visitor takes it @once', async ({ shop }) => {
  const { page, t } = shop
  await shop.open('/')
  await expectKept(page, '/')
  await page.evaluate(() => void navigator.serviceWorker.register('/service-worker.js?next'))
  const update = toasts(shop).getByRole('button', { name: t('offline:update') })
  await expect(update).toBeVisible()
  expect(await workerOf(page)).toMatch(/service-worker\.js$/)
  await update.click()
  await expect.poll(() => workerOf(page)).toMatch(/\?next$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

async function linesInBag({ page, language }: Shop): Promise<object[]> {
  const { cart } = await ask<{ cart: { lines: object[] } | null }>(page.request, language, '{ cart { lines { quantity } } }')
  return cart?.lines ?? []
}

function note(page: Page) {
  return page.locator('[data-offline-note]')
}

/** Waits until the service worker keeps the page at a path. */
async function expectKept(page: Page, path: string): Promise<void> {
  const kept = async () => {
    const keys = await page.evaluate(async () => (await (await caches.open('pages')).keys()).map(({ url }) => new URL(url).pathname))
    return keys.includes(path)
  }
  await expect.poll(kept, { message: `${path} is kept`, timeout: 40_000 }).toBe(true)
}

/** Empty while the page is loaded anew. */
function workerOf(page: Page): Promise<string> {
  return page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? '').catch(() => '')
}
