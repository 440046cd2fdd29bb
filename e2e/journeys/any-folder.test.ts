import type { Page } from '@playwright/test'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePorts, startShop } from '../setup/start-shops.ts'
import { shopUrl } from '../support/addresses.ts'
import { waitUntilHydrated } from '../support/judge.ts'
import { expect, test } from '../support/test.ts'
import { watch } from '../support/troubles.ts'

/** The checkout of its own in which `npm run test:full` starts the shops of all journeys. */
const checkout = process.env.CHECKOUT ?? ''
test.skip(!checkout, 'only `npm run test:full`')

test("a checkout in Docker's usual folder, below one with spaces, Arabic letters and signs, starts and its pages hydrate @once", async ({
  page,
}) => {
  expect(checkout).toContain("/متجر رياضي, it's & (1)/app")
  const troubles = watch(page)
  await page.goto(shopUrl())
  await waitUntilHydrated(page)
  const picture = (await page.getByRole('main').getByRole('img').first().getAttribute('src')) ?? ''
  const { status } = await fetch(new URL(picture, page.url()))
  expect([status, troubles.list], 'a picture, and what went wrong on the way').toEqual([200, []])
})

test('npm run dev shows a changed component without a new page, and answers with a changed service @once', async ({
  page,
}) => {
  test.setTimeout(6 * 60_000)
  const shop = await startShop(checkout, await freePorts(3), 'scripts/dev.ts')
  const restore: (() => void)[] = []
  try {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    // A server that starts anew does not answer for a moment.
    page.on(
      'console',
      (message) =>
        message.type() === 'error' &&
        !message.text().startsWith('Failed to load resource') &&
        errors.push(message.text()),
    )
    await openHydrated(page, shop.addresses.web)
    await page.waitForLoadState('networkidle')
    errors.length = 0
    await openHydrated(page, shop.addresses.web)
    await page.evaluate(() => document.body.append(Object.assign(document.createElement('i'), { id: 'same-page' })))
    restore.push(change('web/app/shell/header.tsx', /<header /g, '<header data-changed '))
    await expect(page.locator('header[data-changed]')).toBeAttached({ timeout: 30_000 })
    await expect(page.locator('#same-page')).toBeAttached()

    restore.push(change('store-api/src/http/health.ts', '({ status: true })', '({ status: true, changed: true })'))
    const answer = () =>
      fetch(`${shop.addresses.storeApi}/health`).then(
        (response) => response.json(),
        () => undefined,
      )
    await expect.poll(answer, { timeout: 60_000 }).toEqual({ status: true, changed: true })
    expect(errors, 'hydration and the policy of the document').toEqual([])
  } finally {
    await shop.stop()
    for (const undo of restore) undo()
  }
})

/**
 * Opens a page until React runs it. Vite bundles the libraries that the first page needs, and loads it anew when it
 * found more of them; on a busy machine a page can ask for files of the old bundle, and waits for a reload.
 */
function openHydrated(page: Page, address: string): Promise<void> {
  return expect(async () => {
    await page.goto(address, { timeout: 120_000 })
    await expect.poll(() => isHydrated(page), { timeout: 45_000 }).toBe(true)
  }).toPass({ timeout: 150_000 })
}

/** Whether React runs the page; false also while the page is loaded anew. */
function isHydrated(page: Page): Promise<boolean> {
  const hasFiber = () =>
    Object.keys(document.querySelector('#main') ?? {}).some((key) => key.startsWith('__reactFiber'))
  return page.evaluate(hasFiber).catch(() => false)
}

/** Changes a file of the checkout. Returns a function that takes it back. */
function change(file: string, from: RegExp | string, to: string): () => void {
  const path = join(checkout, file)
  const before = readFileSync(path, 'utf8')
  const after = before.replace(from, to)
  expect(after, `${file} still has what is changed`).not.toBe(before)
  writeFileSync(path, after)
  return () => writeFileSync(path, before)
}
