import { fillRegistration, logOut, newMobile } from '../support/accounts.ts'
import { addButton, chooseSize } from '../support/buying.ts'
import { continueFromCart, placeOrder, fillAddress, fillContactDetails } from '../support/checkout.ts'
import { codeFor } from '../support/outbox.ts'
import { expect, test } from '../support/test.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript a guest searches, filters, orders and follows the order', async ({ shop }) => {
  const { page, t } = shop
  await shop.open('/')
  await page
    .getByRole('searchbox')
    .filter({ visible: true })
    .fill(shop.language === 'ar' ? 'الأهلي' : 'ahly')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?.*q=/)
  const sizeFilter = page.getByRole('group', { name: t('search:filter.size') }).filter({ visible: true })
  await sizeFilter.locator('label').filter({ visible: true }).first().click()
  await page
    .getByRole('button', { name: t('search:filter.apply') })
    .filter({ visible: true })
    .click()
  await expect(page).toHaveURL(/size=/)
  await shop.judge()
  await page.getByRole('main').locator('a[href^="/products/"]').first().click()
  await expect(page).toHaveURL(/\/products\//)
  await shop.judge()

  await chooseSize(shop)
  await addButton(shop).click()
  await expect(page).toHaveURL(/\/my-cart$/)
  await shop.judge()
  await page.getByRole('main').getByRole('spinbutton').first().fill('99')
  await page.getByRole('button', { name: t('cart:line.update') }).click()
  await expect(
    page.getByRole('main').getByRole('listitem').getByRole('status').first(),
    'said at its line',
  ).toContainText('10')
  await page.getByRole('main').getByRole('spinbutton').first().fill('٢')
  await page.getByRole('button', { name: t('cart:line.update') }).click()
  await expect(page.getByRole('main').getByRole('spinbutton').first()).toHaveValue('2')
  await continueFromCart(shop)
  const mobile = await fillContactDetails(shop)
  await fillAddress(shop, { javaScript: false })
  await shop.judge()
  const { number } = await placeOrder(shop)
  await shop.judge()

  await page
    .getByRole('main')
    .getByRole('link', { name: t('order:placed.follow') })
    .click()
  await expect(page.getByRole('main')).toContainText(number)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('order:confirm.codeSms') })
    .click()
  const code = await codeFor(mobile.kept, { template: 'order_code', about: number })
  await page
    .getByRole('main')
    .getByRole('textbox', { name: t('order:confirm.code') })
    .fill(code)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('order:confirm.submit') })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('order:headline.confirmed'))
  await shop.open('/track-order')
  await page.getByRole('textbox', { name: t('order:track.number') }).fill(number)
  await page.getByRole('textbox', { name: t('order:track.mobile') }).fill(mobile.typed)
  await page.getByRole('button', { name: t('order:track.submit') }).click()
  await expect(page.getByRole('main')).toContainText(t('order:timeline.CONFIRMED'))
})

test('without JavaScript a visitor registers with a code and logs out @once', async ({ shop }) => {
  const { page, t } = shop
  const mobile = newMobile()
  await fillRegistration(shop, mobile.typed)
  await expect(page).toHaveURL(/\/authentication/)
  const code = await codeFor(mobile.kept)
  await page
    .getByRole('main')
    .getByRole('textbox', { name: t('account:form.code') })
    .fill(code)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('account:verify.submit'), exact: true })
    .click()
  await expect(page).toHaveURL(/\/profile$/)
  await logOut(shop)
  await page.goto(new URL('/profile', page.url()).href)
  await expect(page).toHaveURL(/\/login\?redirect=/)
})

test('without JavaScript a link shows the next page of a list', async ({ shop }) => {
  const { page, t } = shop
  await shop.open('/search?category=football-kits')
  const titles = async () => {
    // A page is read once all of it is there: it is sent in pieces.
    await page.waitForLoadState()
    return page.getByRole('main').locator('h2 a[href^="/products/"]').allTextContents()
  }
  const first = await titles()
  // By key: cards that come into view for the first time can move the link below a pointer.
  await page.getByRole('link', { name: t('search:more.show') }).press('Enter')
  await expect(page).toHaveURL(/after=/)
  const second = await titles()
  expect(second.length).toBeGreaterThan(0)
  expect(second.filter((title) => first.includes(title))).toEqual([])
  await page.getByRole('link', { name: t('search:more.first') }).press('Enter')
  await expect(page).not.toHaveURL(/after=/)
  expect(await titles()).toEqual(first)
})

test('without JavaScript a form shows its errors beside the fields and keeps its values', async ({ shop }) => {
  const { page, t } = shop
  await shop.open('/track-order')
  await page.getByRole('textbox', { name: t('order:track.number') }).fill('MD-1')
  await page.getByRole('textbox', { name: t('order:track.mobile') }).fill('0101234')
  await page.getByRole('button', { name: t('order:track.submit') }).click()
  await expect(page.getByRole('main')).toContainText(t('order:rules.mobile.min'))
  await expect(page.getByRole('textbox', { name: t('order:track.number') })).toHaveValue('MD-1')
})
