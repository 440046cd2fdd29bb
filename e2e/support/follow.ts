import { expect, type Locator } from '@playwright/test'

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
}
