import { registerCustomer, fillRegistration, logIn, newMobile, PASSWORD } from '../support/accounts.ts'
import { addAndOpenCart, chooseSize, expectCartUnits, toasts } from '../support/buying.ts'
import { findProduct, findProducts } from '../support/catalogue.ts'
import { acceptTerms, expectPlaced, fillBuyNow } from '../support/checkout.ts'
import { courierDemo } from '../support/courier.ts'
import { expectArrived, follow } from '../support/follow.ts'
import { ask } from '../support/graphql.ts'
import { numberOf } from '../support/ids.ts'
import { codeFor, newestMessageId } from '../support/outbox.ts'
import { fillCartUntilAddress, fillCartUntilPayment } from '../support/ready-cart.ts'
import { expect, type Shop, test } from '../support/test.ts'

/** Less than the 20 s after which a page without a stream asks. */
const LIVE = { timeout: 15_000 }

test('a new customer verifies her mobile, orders, follows the order live and returns one unit', async ({ shop }) => {
  test.setTimeout(150_000)
  const { page, t } = shop
  const main = page.getByRole('main')
  const mobile = newMobile()
  await fillRegistration(shop, mobile.typed)
  await expectArrived(page, /\/authentication/)
  await shop.judge()
  await expectDrawnWaiting(shop)
  await typeCode(shop, await codeFor(mobile.kept))
  await expectArrived(page, /\/profile$/)
  await shop.judge()

  await fillCartUntilPayment(shop, 0, { quantity: 2, mobile: mobile.typed })
  await shop.open('/cart/payments')
  await acceptTerms(shop)
  await page.getByRole('button', { name: t('cart:review.submit') }).click()
  const { id, number } = await expectPlaced(shop)
  await shop.open(`/profile/orderDetails/${id}`)
  // Her mobile is verified: nothing is left to confirm.
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('order:headline.confirmed'))
  await shop.judge()

  // Nobody reloads from here on: the page changes by itself.
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await courierDemo(number)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('order:headline.delivered'), LIVE)
  expect(await page.evaluate(() => 'stayed' in window), 'the same document').toBe(true)
  await shop.judge()

  await main.getByRole('link', { name: t('order:act.return') }).click()
  await expectArrived(page, new RegExp(`/profile/orderDetails/${id}/return`))
  await shop.judge()
  const line = main.getByRole('listitem').first()
  await line.getByRole('button', { name: shop.like('order:editing.increase') }).click()
  await line
    .getByRole('combobox', { name: t('order:returns.reasonLabel') })
    .selectOption({ label: t('order:returns.reason.SIZE') })
  await expect(main, 'the refund and what is taken off are told before the press').toContainText(
    t('order:returns.quote.fee'),
  )
  await main.getByText(t('order:returns.method.WALLET.name')).click()
  await main.getByRole('button', { name: t('order:returns.submit') }).click()
  await expect(main.getByRole('textbox', { name: t('order:returns.wallet') })).toHaveAttribute('aria-invalid', 'true')
  await shop.judge()
  await main.getByRole('textbox', { name: t('order:returns.wallet') }).fill('٠١٠٠ ١٢٣ ٤٥٦٧')
  await main.getByRole('button', { name: t('order:returns.submit') }).click()
  await expect(page).toHaveURL(new RegExp(`/profile/orderDetails/${id}$`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('order:headline.returnAsked'))
  await expect(main).toContainText(t('order:returns.status.ASKED'))
  await expect(main, 'the account is masked').toContainText('0100***4567')
  await shop.open('/profile/orders')
  await expect(main).toContainText(number)
})

test('the login merges the guest cart into the customer cart and says so', async ({ shop }) => {
  const { page, t, language } = shop
  const [, one, other] = await findProducts(shop)
  const add =
    'mutation ($v: ID!, $q: Int!) { cartLinesAdd(input: { lines: [{ variantId: $v, quantity: $q }] }) { userErrors { code } } }'
  const mobile = await registerCustomer(shop, { stay: true })
  await ask(page.request, language, add, { v: one?.variantId, q: 1 })
  await ask(page.request, language, 'mutation { accountLogout { done } }')
  await ask(page.request, language, add, { v: one?.variantId, q: 1 })
  await ask(page.request, language, add, { v: other?.variantId, q: 1 })
  await shop.open('/login?redirect=%2Fmy-cart')
  await expectCartUnits(shop, 2)
  await logIn(shop, mobile.typed)
  await expectArrived(page, /\/my-cart/)
  await expectCartUnits(shop, 3)
  await expect(page.getByRole('main')).toContainText(t('cart:merged.added', { count: 1 }))
  await expect(page.getByRole('main')).toContainText(t('cart:merged.summed', { count: 1 }))
  await shop.judge()
})

test('a verification code resets a forgotten password, and the old one fails @once', async ({ shop }) => {
  const { page, t } = shop
  const main = page.getByRole('main')
  // The demo's customer: a minute must pass between two codes to one number, and a customer made here has just had one.
  const mobile = { typed: '٠١٠٠٠٠٠٠٠٠١', kept: '+201000000001' }
  const before = await newestMessageId(mobile.kept)
  await shop.open('/login')
  await follow(main.getByRole('link', { name: t('account:login.forgot') }), /\/forgot-password/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('account:forgot.title'))
  await main.getByRole('textbox', { name: t('account:form.emailOrMobile') }).fill(mobile.typed)
  await main.getByRole('button', { name: t('account:forgot.submit') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('account:reset.title'))
  await shop.judge()
  await expectDrawnWaiting(shop)
  const code = await codeFor(mobile.kept, { after: before })
  await main.getByRole('textbox', { name: t('account:form.code') }).fill(code)
  await main.getByRole('textbox', { name: t('account:form.newPassword'), exact: true }).fill('another long one')
  await main
    .getByRole('textbox', { name: t('account:form.passwordConfirmation'), exact: true })
    .fill('another long one')
  await main.getByRole('button', { name: t('account:reset.submit') }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.locator('body')).toContainText(t('account:login.reset'))
  await logIn(shop, mobile.typed)
  await expect(main).toContainText(t('errors:INVALID_CREDENTIALS'))
  await expect(toasts(shop)).toContainText(t('errors:INVALID_CREDENTIALS'))
  await logIn(shop, mobile.typed, 'another long one')
  await expect(page).toHaveURL(/\/profile$/)
  // The playground's journey logs in with the password that the README names.
  const back = { oldPassword: 'another long one', password: 'modarag2026', passwordConfirmation: 'modarag2026' }
  const change =
    'mutation ($input: AccountPasswordChangeInput!) { accountPasswordChange(input: $input) { userErrors { code path } } }'
  expect(await ask(page.request, shop.language, change, { input: back })).toEqual({
    accountPasswordChange: { userErrors: [] },
  })
})

test('a product that a guest adds to the wishlist is saved after the login', async ({ shop }) => {
  const { page, t } = shop
  const mobile = await registerCustomer(shop)
  const { slug, name } = await findProduct(shop, 3)
  await shop.open(`/products/${slug}`)
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: t('wishlist:heart', { name }), exact: true })
    .first()
  await heart.click()
  await expectArrived(page, /\/login\?redirect=/)
  await expect(page.getByRole('main')).toContainText(t('account:login.wishlist'))
  await shop.judge()
  await logIn(shop, mobile.typed)
  await expect(page).toHaveURL(new RegExp(`/products/${slug}`))
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(toasts(shop)).toContainText(t('wishlist:added'))
  await shop.open('/profile/wishlist')
  await expect(page.getByRole('main')).toContainText(name)
})

test('buy now orders one size and leaves the cart unchanged', async ({ shop }) => {
  const { page, t, language } = shop
  const { slug } = await findProduct(shop, 0)
  await shop.open(`/products/${slug}`)
  await chooseSize(shop)
  await addAndOpenCart(shop)
  await page.goBack()
  await chooseSize(shop)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('catalog:buyNow') })
    .click()
  await expectArrived(page, /\/products\/purchase-product\//)
  await shop.judge()
  await page
    .getByRole('main')
    .getByRole('button', { name: shop.like('cart:line.increase') })
    .click()
  await expect(page).toHaveURL(/qty=2/)
  await expect(page.getByRole('main')).toContainText(t('cart:summary.products', { pieces: 2, count: 2 }))
  await fillBuyNow(shop)
  await acceptTerms(shop)
  await page.getByRole('button', { name: t('cart:review.submit') }).click()
  await expectPlaced(shop)
  const { cart } = await ask<{ cart: { quantity: number } }>(page.request, language, '{ cart { quantity } }')
  expect(cart.quantity).toBe(1)
})

test('each change of the address book is confirmed', async ({ shop }) => {
  const { page, t } = shop
  const main = page.getByRole('main')
  const place = await fillCartUntilAddress(shop)
  await registerCustomer(shop, { stay: true })
  for (const street of ['شارع عباس العقاد', 'شارع مكرم عبيد']) {
    await shop.open('/profile/addressBook/addAddress')
    await main.locator('[name=stateId]').selectOption(place.stateId)
    await main.locator('[name=cityId]').selectOption(place.cityId)
    await main.locator('[name=regionId]').selectOption(place.regionId)
    await main.locator('[name=anotherMobile]').fill('01112345678')
    await main.locator('[name=streetAddress]').fill(street)
    for (const name of ['buildingNumber', 'floorNumber', 'apartmentNumber'])
      await main.locator(`[name=${name}]`).fill('7')
    await main.getByRole('button', { name: t('address:save') }).click()
    await expect(toasts(shop)).toContainText(t('address:added'))
  }
  await main.getByRole('link', { name: `${t('address:edit')}: شارع مكرم عبيد` }).click()
  await main.locator('[name=floorNumber]').fill('8')
  await main.getByRole('button', { name: t('address:save') }).click()
  await expect(toasts(shop)).toContainText(t('address:edited'))
  await main.getByRole('button', { name: `${t('address:setDefault')}: شارع مكرم عبيد` }).click()
  await expect(toasts(shop)).toContainText(t('address:defaultSet'))
  await main.getByText(t('address:delete'), { exact: true }).first().click()
  await main
    .getByRole('button', { name: new RegExp(t('address:deleteSure')) })
    .filter({ visible: true })
    .click()
  await expect(toasts(shop)).toContainText(t('address:deleted'))
})

test('scripts cannot read the session, redirects stay in the shop, and another customer’s data is hidden @once', async ({
  shop,
}) => {
  // Two registrations and seven logins.
  test.setTimeout(150_000)
  const { page, language } = shop
  const owner = await registerCustomer(shop, { stay: true })
  await fillCartUntilPayment(shop)
  const order = await ask<{ cart: { revision: number } }>(page.request, language, '{ cart { revision } }').then(
    ({ cart }) =>
      ask<{ orderPlace: { order: { id: string } } }>(
        page.request,
        language,
        'mutation ($input: OrderPlaceInput!) { orderPlace(input: $input) { order { id } userErrors { code } } }',
        { input: { idempotencyKey: `mine-${Date.now()}`, expectedRevision: cart.revision, acceptTerms: true } },
      ),
  )
  const id = numberOf(order.orderPlace.order.id)
  await shop.open(`/profile/orderDetails/${id}`)
  expect(await page.evaluate(() => document.cookie)).not.toContain('token')
  const [session] = (await page.context().cookies()).filter(({ name }) => name === 'token')
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  expect(await page.content(), 'nor does a page tell it').not.toContain(session?.value)

  await page.context().clearCookies({ name: 'token' })
  await registerCustomer(shop, { stay: true })
  shop.troubles.expect(/404/)
  expect((await page.goto(new URL(`/profile/orderDetails/${id}`, page.url()).href))?.status()).toBe(404)
  await page.context().clearCookies({ name: 'token' })
  for (const target of [
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'https://evil.example',
    '/%2F/evil.example',
    '/./\\evil.example',
  ]) {
    await shop.open(`/login?redirect=${encodeURIComponent(target)}`)
    await logIn(shop, owner.typed, PASSWORD)
    await page.waitForURL((url) => url.pathname !== '/login')
    expect(new URL(page.url()).hostname, target).toBe('127.0.0.1')
    // An answer that is still on its way would set the cookie again.
    await page.goto('about:blank')
    await page.context().clearCookies({ name: 'token' })
  }
})

async function typeCode({ page, t }: Shop, code: string): Promise<void> {
  // The fourth digit sends it.
  await page
    .getByRole('main')
    .getByRole('textbox', { name: t('account:form.code') })
    .fill(code)
}

/** A minute must pass before another code: the page is drawn so, before any script runs. */
async function expectDrawnWaiting({ page, t }: Shop): Promise<void> {
  const html = await (
    await page.request.get(page.url(), {
      headers: { 'accept-language': (await page.locator('html').getAttribute('lang')) ?? '' },
    })
  ).text()
  expect(html).toMatch(new RegExp(`<button[^>]*disabled=""[^>]*>(?:<[^>]+>)*${t('account:verify.resend')}`))
}
