import { expect, type Locator } from '@playwright/test'
import { expectArrived } from './follow.ts'
import type { Shop } from './test.ts'

/** More Tab stops than any page has before an element. */
const MAX_STEPS = 120

/** Presses Tab until the target has the focus, and expects a visible focus. */
export async function tabTo({ page }: Shop, target: Locator): Promise<void> {
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return expectOnScreen(target)
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${String(target)}`)
}

/** Moves the focus to the target by Tab and presses a key. */
export async function press(shop: Shop, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(shop, target)
  await shop.page.keyboard.press(key)
}

/** Moves the focus to a group of radio buttons by Tab and chooses its first available one by the arrow keys. */
export async function chooseByArrows(shop: Shop, group: Locator): Promise<void> {
  await press(shop, group.getByRole('radio').first(), 'Space')
  const chosen = group.locator('input:checked:not([aria-disabled])')
  for (let left = await group.getByRole('radio').count(); left > 1 && (await chosen.count()) === 0; left -= 1)
    await shop.page.keyboard.press('ArrowDown')
  await expect(chosen).toBeAttached()
}

/** Moves the focus to the text field with this label by Tab and types. */
export async function type(shop: Shop, label: string, text: string): Promise<void> {
  await tabTo(shop, shop.page.getByRole('textbox', { name: shop.t(label), exact: true }))
  await shop.page.keyboard.type(text)
}

/** Follows a link by Tab and Enter, and expects the focus at the start of the new page. */
export async function followByKeyboard(shop: Shop, link: Locator, url: RegExp): Promise<void> {
  await press(shop, link)
  await expectArrived(shop.page, url)
  await expect(shop.page.getByRole('main')).toBeFocused()
}

/** Opens a dialog by a key on its button, and expects that it traps the focus in both directions. */
export async function openModal(shop: Shop, opener: Locator, key = 'Enter'): Promise<Locator> {
  await press(shop, opener, key)
  const dialog = shop.page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  // Between the last and the first element the focus is on the browser's own controls; the page then reports the body.
  const holds = () =>
    dialog.evaluate((element) => element.contains(document.activeElement) || document.activeElement === document.body)
  for (const step of ['', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab', 'Tab']) {
    if (step) await shop.page.keyboard.press(step)
    await expect.poll(holds, `the dialog keeps the focus after ${step || key}`).toBe(true)
  }
  return dialog
}

/** Checks the position: an element for screen readers only is too small to be visible for Playwright. */
async function expectOnScreen(target: Locator): Promise<void> {
  const isOnScreen = () =>
    target.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      const middle = (top + bottom) / 2
      return middle > 0 && middle < window.innerHeight
    })
  await expect.poll(isOnScreen, String(target)).toBe(true)
}
