import { addButton, expectCartUnits, sizes, toasts } from '../support/buying.ts'
import { findProduct } from '../support/catalogue.ts'
import { expect, test } from '../support/test.ts'

// Wide enough for the specification's width and offset; Arabic, where the left is the end of a line.
test.use({ viewport: { width: 1440, height: 900 } })

test('three toasts are shown at the bottom left, 356 px wide, 32 px from the edges and 14 px apart @once', async ({
  shop,
}) => {
  const { slug } = await findProduct(shop, 9)
  await shop.open(`/products/${slug}`)
  const available = sizes(shop)
    .locator('label')
    .filter({ has: shop.page.locator('input:not([aria-disabled])') })
  const added = toasts(shop).getByText(shop.t('catalog:add.done'))
  for (const [index, nth] of [0, 1, 0, 1].entries()) {
    // By keyboard: toasts under the pointer do not close.
    await available.nth(nth).getByRole('radio').press('Space')
    await addButton(shop).press('Enter')
    await expectCartUnits(shop, index + 1)
    await expect(added).toHaveCount(Math.min(index + 1, 3))
    // Toasts stay while another window has the focus.
    await shop.page.evaluate(() => void dispatchEvent(new Event('blur')))
  }
  const places = () =>
    added.evaluateAll((texts) => {
      const boxes = texts.map((text) => (text.closest('[role]') ?? text).getBoundingClientRect())
      return boxes
        .toSorted((one, other) => other.bottom - one.bottom)
        .map(({ left, width, bottom }, n, all) => ({
          left: Math.round(left),
          width: Math.round(width),
          below: Math.round((all[n - 1]?.top ?? innerHeight) - bottom),
        }))
    })
  const place = { left: 32, width: 356 }
  await expect.poll(places).toEqual([
    { ...place, below: 32 },
    { ...place, below: 14 },
    { ...place, below: 14 },
  ])
})
