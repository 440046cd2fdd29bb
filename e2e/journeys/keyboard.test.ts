import type { Locator } from '@playwright/test'
import { addButton, sizes, toasts } from '../support/buying.ts'
import { findProduct } from '../support/catalogue.ts'
import { expectPlaced } from '../support/checkout.ts'
import { expect, type Shop, test } from '../support/test.ts'

const FAR = 120

test('with the keyboard alone a guest buys', async ({ shop }) => {
  test.setTimeout(120_000)
  const { page, t } = shop
  const { slug } = await findProduct(shop, 8)
  await shop.open(`/products/${slug}`)
  await tabTo(shop, sizes(shop).getByRole('radio').first())
  await page.keyboard.press('Space')
  await tabTo(shop, addButton(shop))
  await page.keyboard.press('Enter')
  await expect(toasts(shop)).toContainText(t('catalog:add.done'))
  await page.keyboard.press('Alt+t')
  await tabTo(shop, toasts(shop).getByRole('link', { name: t('catalog:add.seeCart') }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/my-cart$/)
  await tabTo(shop, page.getByRole('main').getByRole('link', { name: t('cart:summary.continue') }).first())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/cart$/)

  await type(shop, 'cart:client.fullName', 'Mona Abdelhamid')
  await type(shop, 'cart:client.mobile', '01012345678')
  await type(shop, 'cart:client.anotherMobile', '01112345678')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/cart\/address$/)
  for (const list of ['state', 'city', 'region']) {
    const select = page.getByRole('combobox', { name: t(`location:${list}`) })
    await expect(select.locator('option').nth(1)).toBeAttached()
    await tabTo(shop, select)
    await page.keyboard.press('ArrowDown')
    await expect(select).not.toHaveValue('')
  }
  await type(shop, 'cart:address.streetAddress', '12 Makram Ebeid')
  await type(shop, 'cart:address.buildingNumber', '12')
  await type(shop, 'cart:address.floorNumber', '3')
  await type(shop, 'cart:address.apartmentNumber', '7')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/cart\/payments$/)
  await tabTo(shop, page.getByRole('checkbox', { name: t('cart:review.terms') }))
  await page.keyboard.press('Space')
  await tabTo(shop, page.getByRole('button', { name: t('cart:review.submit') }))
  await page.keyboard.press('Enter')
  await expectPlaced(shop)
})

test('the first Tab offers to skip to the content', async ({ shop }) => {
  const { page, t } = shop
  await shop.open('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: t('shell:skip') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

async function type(shop: Shop, label: string, text: string): Promise<void> {
  await tabTo(shop, shop.page.getByRole('textbox', { name: shop.t(label), exact: true }))
  await shop.page.keyboard.type(text)
}

/** Presses Tab until this has the focus, and sees that the focus is on the screen. */
async function tabTo({ page }: Shop, target: Locator): Promise<void> {
  for (let step = 0; step < FAR; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return expectOnScreen(target)
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${String(target)}`)
}

/** By its place: what is only there for screen readers is too small for Playwright to call it visible. */
async function expectOnScreen(target: Locator): Promise<void> {
  const isOnScreen = () =>
    target.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      const middle = (top + bottom) / 2
      return middle > 0 && middle < window.innerHeight
    })
  await expect.poll(isOnScreen, String(target)).toBe(true)
}
