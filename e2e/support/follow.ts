import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Follows a link to an address. Pressed again when nothing came of it: the page before may still be giving way to this one, and
 * then a press goes down on one element and comes up on another.
 */
export async function follow(link: Locator, url: RegExp): Promise<void> {
  const page = link.page()
  await expect(async () => {
    if (!url.test(page.url())) await link.click({ timeout: 5_000 })
    await expect(page).toHaveURL(url, { timeout: 5_000 })
  }).toPass({ timeout: 40_000 })
  await drawnAnew(page)
}

/** The address is new before the page is: the browser keeps the old one until it has a picture of it to fade from. */
async function drawnAnew(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  })
}
