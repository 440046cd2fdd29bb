import { newMobile } from '../support/accounts.ts'
import { addButton, sizes, toasts } from '../support/buying.ts'
import { findProduct } from '../support/catalogue.ts'
import { expectPlaced } from '../support/checkout.ts'
import { expectArrived } from '../support/follow.ts'
import { chooseByArrows, followByKeyboard, openModal, press, type } from '../support/keyboard.ts'
import { startSecondShop } from '../support/second-shop.ts'
import { expect, test } from '../support/test.ts'

test('a guest orders with the keyboard alone', async ({ shop }) => {
  test.setTimeout(120_000)
  const { page, t } = shop
  const { slug } = await findProduct(shop, 8)
  await shop.open(`/products/${slug}`)
  await chooseByArrows(shop, sizes(shop))
  await press(shop, addButton(shop))
  await expect(toasts(shop)).toContainText(t('catalog:add.done'))
  await page.keyboard.press('Alt+t')
  await followByKeyboard(shop, toasts(shop).getByRole('link', { name: t('catalog:add.seeCart') }), /\/my-cart$/)
  await followByKeyboard(
    shop,
    page
      .getByRole('main')
      .getByRole('link', { name: t('cart:summary.continue') })
      .first(),
    /\/cart$/,
  )

  await type(shop, 'cart:contact.fullName', 'Mona Abdelhamid')
  await type(shop, 'cart:contact.mobile', newMobile().typed)
  await type(shop, 'cart:contact.anotherMobile', '01112345678')
  await page.keyboard.press('Enter')
  await expectArrived(page, /\/cart\/address$/)
  for (const list of ['state', 'city', 'region']) {
    const select = page.getByRole('combobox', { name: t(`location:${list}`) })
    await expect(select.locator('option').nth(1)).toBeAttached()
    await press(shop, select, 'ArrowDown')
    await expect(select).not.toHaveValue('')
  }
  await type(shop, 'cart:address.streetAddress', '12 Makram Ebeid')
  await type(shop, 'cart:address.buildingNumber', '12')
  await type(shop, 'cart:address.floorNumber', '3')
  await type(shop, 'cart:address.apartmentNumber', '7')
  await page.keyboard.press('Enter')
  await expectArrived(page, /\/cart\/payments$/)
  await press(shop, page.getByRole('checkbox', { name: t('cart:review.terms') }), 'Space')
  await press(shop, page.getByRole('button', { name: t('cart:review.submit') }))
  await expectPlaced(shop)
})

test('the first Tab stop is the skip link', async ({ shop }) => {
  const { page, t } = shop
  await shop.open('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: t('shell:skip') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the drawers of a phone trap the focus and restore it on Escape', async ({ shop }) => {
  const { page, t, like } = shop
  await page.setViewportSize({ width: 360, height: 740 })
  await shop.open('/search?category=football-kits')
  const menu = page.getByRole('banner').getByRole('button', { name: t('shell:menu.label') })
  const opened = await openModal(shop, menu, 'Space')
  await page.keyboard.press('Escape')
  await expect(opened).toBeHidden()
  await expect(menu).toBeFocused()

  const filters = page.getByRole('main').getByRole('button', { name: t('search:filter.open') })
  const drawer = await openModal(shop, filters)
  await press(shop, drawer.getByRole('checkbox', { name: new RegExp(`^${t('search:filter.inStock')}`) }), 'Space')
  await press(shop, drawer.getByRole('button', { name: like('search:filter.show') }))
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL(/[?&]stock=/)
  await expect(filters).toBeFocused()
})

test('navigation moves the focus to the start of the page and announces its title', async ({ shop }) => {
  const { page } = shop
  const main = page.getByRole('main')
  await shop.open('/blogs')
  const list = await page.title()
  const expectAnnounced = (title: string) => expect(page.getByRole('status').filter({ hasText: title })).toBeAttached()
  const first = main.locator('article').first()
  const post = await first.getByRole('heading').innerText()
  await followByKeyboard(shop, first.getByRole('link').first(), /\/blogs\/blog-details\/[\w-]+$/)
  await expectAnnounced(post)
  // Coming back the address is there before the page is.
  await page.goBack()
  await expectAnnounced(list)
  await expect(page).toHaveURL(/\/blogs$/)
  await expect(page).toHaveTitle(list)
  await expect(main).toBeFocused()
})

test('the consent request for analytics is reachable first, and works with the keyboard @once', async ({
  shop,
}, testInfo) => {
  const { page, t } = shop
  const { url, stop } = await startSecondShop(testInfo, { AD_PIXEL_ID: '123456789012345', CONSENT: 'opt-in' })
  try {
    await shop.open(`${url}/terms`)
    const banner = page.getByRole('region', { name: t('consent:ask.title') })
    await expect(banner).toBeVisible()
    const order = [
      page.getByRole('link', { name: t('shell:skip') }),
      banner.getByRole('link'),
      ...(await banner.getByRole('button').all()),
    ]
    for (const next of order) {
      await page.keyboard.press('Tab')
      await expect(next).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(banner).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
    await expect
      .poll(async () => (await page.context().cookies()).find(({ name }) => name === 'consent')?.value)
      .toBe('no')
  } finally {
    // A server that ends refuses what the page still asks for.
    await page.goto('about:blank')
    await stop()
  }
})
