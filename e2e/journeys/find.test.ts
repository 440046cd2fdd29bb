import { addAndOpenCart, chooseSize, expectCartUnits } from '../support/buying.ts'
import { applyFilter } from '../support/filters.ts'
import { expectArrived, follow } from '../support/follow.ts'
import { expect, type Shop, test } from '../support/test.ts'

/** «قميص الأهلي» with two slips, as phones send it. */
const MISSPELT = 'قميس الاهلى'

const quoted = ({ t }: Shop, word: string) => t('search:note.word', { word })
const field = ({ page }: Shop) => page.getByRole('banner').getByRole('combobox').filter({ visible: true })

test('a misspelt Arabic search leads through filters and the club to a shirt in the cart @everywhere', async ({
  shop,
}) => {
  test.setTimeout(120_000)
  const { page } = shop
  await shop.open('/')
  await field(shop).fill(MISSPELT)
  await field(shop).press('Enter')
  await expectArrived(page, /\/search\?q=/)
  const products = page.getByRole('main').locator('h2 a[href^="/products/"]')
  await expect(products.first()).toBeVisible()
  await shop.judge()
  await applyFilter(shop, 'search:filter.kitType', 'kit')
  await applyFilter(shop, 'search:filter.size', 'size')
  await expect(products.first()).toBeVisible()
  await shop.judge()

  await follow(products.first(), /\/products\//)
  await follow(
    page.getByRole('main').locator('a[href="/about/club-details/al-ahly"]').first(),
    /\/about\/club-details\/al-ahly$/,
  )
  await expect(page.getByRole('heading', { level: 1 })).toContainText(shop.language === 'ar' ? 'الأهلي' : 'Al Ahly')
  await shop.judge()
  await follow(page.getByRole('main').locator('a[href^="/products/"]').first(), /\/products\//)
  await chooseSize(shop)
  await addAndOpenCart(shop)
  await expectCartUnits(shop, 1)
})

test('search suggestions work with the keyboard', async ({ shop }) => {
  const { page, t } = shop
  await shop.open('/')
  await page.keyboard.press('/')
  await expect(field(shop)).toBeFocused()
  await page.keyboard.type('الزمال')
  const list = page.getByRole('listbox', { name: t('search:suggest.label') })
  await expect(list.getByRole('option').first()).toBeVisible()
  await expect(list).toContainText(shop.language === 'ar' ? 'الزمالك' : 'Zamalek')
  await expect(list, 'what is suggested is for all that was typed').toHaveAttribute('aria-busy', 'false')
  await page.keyboard.press('ArrowDown')
  const chosen = await list.getByRole('option', { selected: true }).innerText()
  await page.keyboard.press('Enter')
  await expect(list).toBeHidden()
  // The new page empties the list and takes the focus.
  await expectArrived(page, /\/[^/]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('الزمالك')
  expect(chosen).not.toBe('')
  await shop.judge()
  await page.keyboard.press('/')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Delete')
  await expect(list).toContainText(t('search:suggest.group.recent'))
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
})

test('a search typed in the wrong keyboard layout shows the corrected text', async ({ shop }) => {
  const { page, t } = shop
  await shop.open(`/search?q=${encodeURIComponent('hgHigd')}`)
  await expect(page.getByRole('main')).toContainText(t('search:note.KEYBOARD', { words: quoted(shop, 'hgHigd') }))
  await expect(page.getByRole('main').locator('h2 a[href^="/products/"]').first()).toBeVisible()
})

test('a sentence becomes filters, of which each can be taken away @both', async ({ shop }) => {
  const { page, t, like } = shop
  await shop.open(`/search?q=${encodeURIComponent('تيشيرت الاهلي تحت 3000 الارخص')}`)
  const chips = page.getByRole('list', { name: t('search:chip.label') })
  const price = chips.getByRole('link', { name: t('search:chip.to', { max: 3000 }) })
  await expect(price).toBeVisible()
  await expect(chips.getByRole('link'), 'the club, the price, and all').toHaveCount(3)
  await price.click()
  await expect(page, 'the other conditions are in the address').toHaveURL(
    /\/search\?q=[^&]+&club=al-ahly&sort=price-asc$/,
  )
  await expect(chips.getByRole('link')).toHaveCount(2)
  const count = page.getByRole('main').getByText(like('search:count')).first()
  const text = await count.innerText()
  await page.reload()
  await expect(count, 'the address alone gives the same list').toHaveText(text)
  await shop.judge()
})

test('the shop is asked to find what it does not sell', async ({ shop }) => {
  const { page, t } = shop
  await shop.open(`/search?q=${encodeURIComponent('ساعة')}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(
    t('search:note.notSold', { words: quoted(shop, 'ساعة') }),
  )
  await follow(main.getByRole('link', { name: t('search:note.find') }), /\/find-product\?q=/)
  await expect(main.getByRole('textbox', { name: t('feedback:request.name') })).toHaveValue('ساعة')
})

test('a search without results suggests next actions', async ({ shop }) => {
  const { page } = shop
  await shop.open('/search?q=qqqqqq')
  await expect(page.getByRole('main').locator('a[href^="/products/"]').first()).toBeVisible()
  await expect(page.getByRole('main').locator('a[href^="/search?"]').first()).toBeVisible()
})

test('a visitor leaves a notify-me request for a product under manufacturing', async ({ shop }) => {
  const { page, t } = shop
  await shop.open('/about/new-arrivals')
  await shop.open('/search?coming=1')
  await follow(page.getByRole('main').locator('h2 a[href^="/products/"]').first(), /\/products\//)
  const number = page.getByRole('main').getByRole('textbox', { name: t('catalog:notify.mobile') })
  await number.fill('123')
  await number.press('Enter')
  await expect(number).toHaveAttribute('aria-invalid', 'true')
  await number.fill('٠١٠١٢٣٤٥٦٧٨')
  await number.press('Enter')
  await expect(page.getByRole('main')).toContainText(t('catalog:notify.doneComing'))
  await shop.judge()
})
