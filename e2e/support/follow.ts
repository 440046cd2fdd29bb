import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Follows a link to an address. It clicks again when nothing happened: during a page transition, mouse down and mouse
 * up can hit different elements.
 */
export async function follow(link: Locator, url: RegExp): Promise<void> {
  const page = link.page()
  await expect(async () => {
    if (!url.test(page.url())) await link.click({ timeout: 5_000 })
    await expect(page).toHaveURL(url, { timeout: 5_000 })
  }).toPass({ timeout: 40_000 })
  await expectArrived(page, url)
  await untilDrawn(page)
}

/**
 * Expects the page of an address. The address changes before the page does: a new page takes the focus once it is
 * rendered, unless it came as a document of its own. Not for an address that differs only in its query.
 */
export async function expectArrived(page: Page, url: RegExp): Promise<void> {
  await expect(page).toHaveURL(url)
  const isShown = () =>
    page.evaluate(
      () =>
        document.activeElement?.id === 'main' ||
        new URL(performance.getEntriesByType('navigation')[0]?.name ?? '').pathname === location.pathname,
    )
  // A document that is being replaced answers no question.
  await expect(async () => expect(await isShown(), `the page of ${page.url()} is shown`).toBe(true)).toPass({
    timeout: 20_000,
  })
}

/** Waits for three frames: the browser keeps the old page visible until the transition starts. */
export async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  })
}
