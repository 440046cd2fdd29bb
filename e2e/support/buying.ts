import { expect, type Locator } from '@playwright/test'
import type { Shop } from './test.ts'

/** The sizes of the product that is open. */
export function sizes({ page, t }: Shop): Locator {
  return page.getByRole('main').getByRole('radiogroup', { name: t('catalog:size.label') })
}

/** The button of the product that is open; a second one, in the bar of phones, says the same. */
export function addButton({ page, t }: Shop): Locator {
  return page.getByRole('main').getByRole('button', { name: t('catalog:add.button'), exact: true }).first()
}

/** Chooses the first size that can be had of the product that is open, and returns its label. */
export async function chooseSize(shop: Shop): Promise<string> {
  const size = sizes(shop).locator('label').filter({ has: shop.page.locator('input:not([aria-disabled])') }).first()
  await size.click()
  await expect(size.getByRole('radio')).toBeChecked()
  return size.innerText()
}

export function toasts({ page, t }: Shop): Locator {
  return page.getByRole('region', { name: t('shell:toasts.label') })
}

/** The number of pieces on the header's bag. */
export async function expectPieces({ page, t }: Shop, count: number): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: t('shell:cart.label', { count }) })).toBeVisible()
}

/** Puts what is chosen into the bag and goes there by the toast. */
export async function addAndSeeBag(shop: Shop): Promise<void> {
  await addButton(shop).click()
  await expect(toasts(shop)).toContainText(shop.t('catalog:add.done'))
  await toasts(shop).getByRole('link', { name: shop.t('catalog:add.seeCart') }).click()
  await expect(shop.page).toHaveURL(/\/my-cart$/)
}
