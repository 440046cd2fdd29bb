import { addAndOpenCart, chooseSize, expectCartUnits } from '../support/buying.ts'
import { continueFromCart, placeOrder, fillAddress, fillContactDetails } from '../support/checkout.ts'
import { applyFilter } from '../support/filters.ts'
import { expectArrived, follow } from '../support/follow.ts'
import { type Move, moveOrder } from '../support/orders.ts'
import { expect, type Shop, test } from '../support/test.ts'

const toTheDoor: Move[] = [
  ['inProgress', 'B'],
  ['confirm', 'B'],
  ['preparing', 'B'],
  ['ready', 'B'],
  ['shippingAgent', 'K'],
  ['delivery', 'K'],
]

test.use({ pictures: 'drawn' })

test('a guest finds the kit of a club, orders it with cash on delivery and follows the order until delivery @everywhere', async ({
  shop,
}) => {
  test.setTimeout(120_000)
  const { page, t } = shop
  await shop.open('/')
  await openClub(shop)
  await applyFilter(shop, 'search:filter.color', 'color')
  await follow(page.getByRole('main').locator('a[href^="/products/"]').first(), /\/products\/[^/]+$/)
  await shop.judge()
  const size = await chooseSize(shop)
  await addAndOpenCart(shop)
  await expectCartUnits(shop, 1)
  await expect(page.getByRole('main')).toContainText(size)
  await shop.judge()

  await page.getByRole('button', { name: shop.like('cart:line.increase') }).click()
  await expectCartUnits(shop, 2)
  await continueFromCart(shop)
  await shop.judge()
  const mobile = await fillContactDetails(shop)
  await shop.judge()
  await fillAddress(shop)
  await shop.judge()
  const { id, number } = await placeOrder(shop)
  await shop.judge()
  await expectCartUnits(shop, 0)

  await page
    .getByRole('main')
    .getByRole('link', { name: t('order:placed.follow') })
    .click()
  await expectArrived(page, new RegExp(`/client/order/${id}\\?token=`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('order:headline.waiting'))
  await shop.judge()
  await follow(
    page.getByRole('main').locator(`a[href^="/client/order/${id}/"]`).first(),
    new RegExp(`/client/order/${id}/\\d+\\?token=`),
  )
  await expect(page.getByRole('main')).toContainText(number)
  await shop.judge()
  await page.goBack()
  await moveOrder(id, toTheDoor)
  // The page follows by itself: sooner than after the 20 s when it would ask.
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('order:headline.onTheWay'), { timeout: 15_000 })

  await shop.open('/track-order')
  await page.getByRole('textbox', { name: t('order:track.number') }).fill(number)
  await page.getByRole('textbox', { name: t('order:track.mobile') }).fill(mobile.typed)
  await page.getByRole('button', { name: t('order:track.submit') }).click()
  await expect(page.getByRole('main')).toContainText(t('order:status.DELIVERY'))
  await shop.judge()
})

/** From the shelf of clubs on the first page, over what is known of one of them, to the list of what it has. */
async function openClub({ page, judge }: Shop): Promise<void> {
  await follow(page.getByRole('main').locator('a[href^="/about/club-details/"]').first(), /\/about\/club-details\//)
  await judge()
  await follow(page.getByRole('main').locator('a[href^="/search?club="]').first(), /\/search\?club=/)
  await judge()
}
