import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const GRAVE = ['serious', 'critical']

/** The page fits into the width of the screen, once its styles are there: the address changes before they are. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(beyond, { message: `how much wider than the screen ${page.url()} is` }).toBeLessThanOrEqual(0)
}

/** What of a page the theme changes. */
const COLOURS = ['color-contrast', 'link-in-text-block']

/** No finding of axe that keeps a person out; `colours` alone for a page that was looked at in the other theme. */
export async function expectAccessible(page: Page, what: 'all' | 'colours' = 'all'): Promise<void> {
  // Legacy: without frames of others there is nothing to gather from them, and that takes a second page. Nor is there a film that
  // begins by itself, for which all style sheets would be loaded once more.
  const options = { resultTypes: ['violations' as const], preload: false }
  const axe = new AxeBuilder({ page }).setLegacyMode().options(options)
  if (what === 'colours') axe.withRules(COLOURS)
  const { violations } = await axe.analyze()
  const grave = violations
    .filter(({ impact }) => impact && GRAVE.includes(impact))
    .map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`).join('\n')}`)
  expect(grave, `what axe finds on ${page.url()}`).toEqual([])
}

/** Waits until React has hydrated the page, down to the footer, which is a part of its own. Nothing makes it start. */
export async function waitUntilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const parts = [...document.querySelectorAll('#main, body > footer')]
    return parts.length > 0 && parts.every((part) => Object.keys(part).some((key) => key.startsWith('__reactFiber')))
  })
}
