import { expect, type Locator } from '@playwright/test'
import { expectArrived } from './follow.ts'
import type { Shop } from './test.ts'

/** The sizes of the open product page. */
export function sizes({ page, t }: Shop): Locator {
  return page.getByRole('main').getByRole('radiogroup', { name: t('catalog:size.label') })
}

/** The add button of the open product page; the sticky bar of phones has a second one. */
export function addButton({ page, t }: Shop): Locator {
  return page
    .getByRole('main')
    .getByRole('button', { name: t('catalog:add.button'), exact: true })
    .first()
}

/**
 * Chooses the size of a variant of the open product page, by default the first available one, and returns its label.
 */
export async function chooseSize(shop: Shop, variantId?: string): Promise<string> {
  const radio = variantId ? `input[value="${variantId}"]` : 'input:not([aria-disabled])'
  const size = sizes(shop)
    .locator('label')
    .filter({ has: shop.page.locator(radio) })
    .first()
  await size.click()
  await expect(size.getByRole('radio')).toBeChecked()
  return size.innerText()
}

export function toasts({ page, t }: Shop): Locator {
  return page.getByRole('region', { name: t('shell:toasts.label') })
}

/** Expects the number of units in the cart badge of the header. */
export async function expectCartUnits({ page, t }: Shop, count: number): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: t('shell:cart.label', { count }) })).toBeVisible()
}

/** Adds the chosen size to the cart and opens the cart by the toast. */
export async function addAndOpenCart(shop: Shop): Promise<void> {
  await addButton(shop).click()
  await expect(toasts(shop)).toContainText(shop.t('catalog:add.done'))
  await toasts(shop)
    .getByRole('link', { name: shop.t('catalog:add.seeCart') })
    .click()
  await expectArrived(shop.page, /\/my-cart$/)
}
