import { expect, type Locator } from '@playwright/test'
import type { Shop } from './test.ts'

/** More steps than lie before anything on a page. */
const FAR = 120

/** Presses Tab until this has the focus, and sees that the focus is on the screen. */
export async function tabTo({ page }: Shop, target: Locator): Promise<void> {
  for (let step = 0; step < FAR; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return expectOnScreen(target)
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${String(target)}`)
}

/** Goes there by Tab and presses a key. */
export async function press(shop: Shop, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(shop, target)
  await shop.page.keyboard.press(key)
}

/** Goes by Tab to the text field of this label and types. */
export async function type(shop: Shop, label: string, text: string): Promise<void> {
  await tabTo(shop, shop.page.getByRole('textbox', { name: shop.t(label), exact: true }))
  await shop.page.keyboard.type(text)
}

/** Follows a link by Tab and Enter: the focus is at the start of the new page. */
export async function goBy(shop: Shop, link: Locator, url: RegExp): Promise<void> {
  await press(shop, link)
  await expect(shop.page).toHaveURL(url)
  await expect(shop.page.getByRole('main')).toBeFocused()
}

/** Opens a dialog from a button by a key: the focus is in it, and Tab does not leave it for the page, whichever way it goes. */
export async function openModal(shop: Shop, opener: Locator, key = 'Enter'): Promise<Locator> {
  await press(shop, opener, key)
  const dialog = shop.page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  // Between the last thing in it and the first comes the browser's own, told as the body.
  const holds = () => dialog.evaluate((element) => element.contains(document.activeElement) || document.activeElement === document.body)
  for (const step of ['', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab', 'Tab']) {
    if (step) await shop.page.keyboard.press(step)
    expect(await holds(), `the dialog keeps the focus after ${step || key}`).toBe(true)
  }
  return dialog
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
