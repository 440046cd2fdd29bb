import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const FAILING_IMPACTS = ['serious', 'critical']

/** Expects no horizontal scrolling, once the styles are loaded: the address changes before. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(beyond, { message: `how much wider than the screen ${page.url()} is` }).toBeLessThanOrEqual(0)
}

/** The rules of axe that depend on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Expects no serious finding of axe. `colours` checks only the colours, for a page that was checked in the other theme. */
export async function expectAccessible(page: Page, what: 'all' | 'colours' = 'all'): Promise<void> {
  // Legacy mode: the shop has no frames, whose check needs a second page, and no autoplaying video, whose check loads all style sheets again.
  const options = { resultTypes: ['violations' as const], preload: false }
  const axe = new AxeBuilder({ page }).setLegacyMode().options(options)
  if (what === 'colours') axe.withRules(COLOUR_RULES)
  const { violations } = await axe.analyze()
  const grave = violations
    .filter(({ impact }) => impact && FAILING_IMPACTS.includes(impact))
    .map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`).join('\n')}`)
  expect(grave, `what axe finds on ${page.url()}`).toEqual([])
}

/** Waits until React has hydrated the page, the footer (its own root) included. It does not trigger the hydration. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const parts = [...document.querySelectorAll('#main, body > footer')]
    return parts.length > 0 && parts.every((part) => Object.keys(part).some((key) => key.startsWith('__reactFiber')))
  })
}
