import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Follows a link to an address. It clicks again when nothing happened: during a page transition, mouse down and mouse up can hit different
 * elements.
 */
export async function follow(link: Locator, url: RegExp): Promise<void> {
  const page = link.page()
  await expect(async () => {
    if (!url.test(page.url())) await link.click({ timeout: 5_000 })
    await expect(page).toHaveURL(url, { timeout: 5_000 })
  }).toPass({ timeout: 40_000 })
  await drawnAnew(page)
}

/** The address changes before the page: the browser keeps the old one visible until the transition starts. */
async function drawnAnew(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  })
}
