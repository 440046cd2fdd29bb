import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { logIn, PASSWORD, registerCustomer } from '../support/accounts.ts'
import { ask } from '../support/graphql.ts'
import { codeFor } from '../support/outbox.ts'
import { fillCartUntilPayment } from '../support/ready-cart.ts'
import { expect, type Shop, test } from '../support/test.ts'

/** Downloads the own data and returns its text. */
async function download({ page, t }: Shop): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: t('privacy:copy.download') }).click(),
  ])
  expect(file.suggestedFilename()).toBe('my-data.json')
  return readFile(await file.path(), 'utf8')
}

/** Deletes the account by its password, after a wrong one, and ends on the login page. */
async function deleteAccount(shop: Shop): Promise<void> {
  const { page, t } = shop
  const main = page.getByRole('main')
  await shop.open('/profile/privacy')
  const password = main.getByRole('textbox', { name: t('account:form.password'), exact: true })
  await password.fill('another password')
  await main.getByRole('button', { name: t('privacy:deletion.submit') }).click()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await shop.judge()
  await password.fill(PASSWORD)
  await main.getByRole('button', { name: t('privacy:deletion.submit') }).click()
  await expect(page).toHaveURL(/\/login\?reason=deleted/)
  await expect(main).toContainText(t('account:login.deleted'))
}

/** Places an order of the logged-in demo customer, by GraphQL. */
async function placeOwnOrder(shop: Shop): Promise<void> {
  const {
    page: { request },
    language,
  } = shop
  await fillCartUntilPayment(shop, 0, { mobile: '01000000001' })
  const { cart } = await ask<{ cart: { revision: number } }>(request, language, '{ cart { revision } }')
  const input = { idempotencyKey: randomUUID(), expectedRevision: cart.revision, acceptTerms: true }
  const place = 'mutation ($input: OrderPlaceInput!) { orderPlace(input: $input) { order { id } } }'
  const { orderPlace } = await ask<{ orderPlace: { order: object | null } }>(request, language, place, { input })
  expect(orderPlace.order).not.toBeNull()
}

test('a customer deletes her account, reads it after a login and takes it back @both', async ({ shop }) => {
  const { page, t } = shop
  const mobile = await registerCustomer(shop, { stay: true })
  await shop.open('/profile/privacy')
  expect(await download(shop)).toContain(mobile.kept)
  await deleteAccount(shop)
  await shop.judge()
  await shop.open('/profile')
  await expect(page, 'the session ended').toHaveURL(/\/login/)
  await logIn(shop, mobile.typed)
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByText(t('privacy:notice.title'))).toBeVisible()
  await shop.open('/')
  await page.getByRole('button', { name: t('privacy:notice.keep') }).click()
  await expect(page).toHaveURL(/\/profile\/privacy$/)
  await expect(page.getByText(t('privacy:notice.title'))).toHaveCount(0)
  await expect(page.getByRole('heading', { name: t('privacy:deletion.title') })).toBeVisible()
})

test('with a code in place of the password the deletion is refused while an order is on its way @once', async ({
  shop,
}) => {
  const { page, t } = shop
  const main = page.getByRole('main')
  // The demo's customer: a minute must pass between two codes to one number, and a customer made here has just had one.
  await shop.open('/login')
  await logIn(shop, '01000000001', 'modarag2026')
  await expect(page).toHaveURL(/\/profile$/)
  // Another journey may have ended the orders of the demo.
  await placeOwnOrder(shop)
  await shop.open('/profile/privacy')
  await main.getByRole('button', { name: t('privacy:deletion.codeInstead') }).click()
  await expect(page).toHaveURL(/by=code/)
  await shop.judge()
  const code = await codeFor('+201000000001')
  await main.getByRole('textbox', { name: shop.like('account:form.code') }).fill(code)
  await main.getByRole('button', { name: t('privacy:deletion.submit') }).click()
  await expect(main.getByRole('alert')).toHaveText(t('errors:OPEN_ORDERS'))
  await shop.open('/profile')
  await expect(page, 'the session goes on').toHaveURL(/\/profile$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a customer deletes her account and takes it back', async ({ shop }) => {
    const { page, t } = shop
    const mobile = await registerCustomer(shop, { stay: true })
    await shop.open('/profile/privacy')
    expect(await download(shop)).toContain(mobile.kept)
    await deleteAccount(shop)
    await logIn(shop, mobile.typed)
    await page.getByRole('button', { name: t('privacy:notice.keep') }).click()
    await expect(page.getByText(t('privacy:notice.title'))).toHaveCount(0)
  })
})
