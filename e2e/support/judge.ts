import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

const FAILING_IMPACTS = ['serious', 'critical']

/** Width of the phone that pages have to fit at twice the text size (WCAG 1.4.4). */
const PHONE_WIDTH = 360

/**
 * Expects no horizontal scrolling, on a phone at twice the text size too, once the styles are loaded: the address
 * changes before.
 */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(beyond, { message: `how much wider than the screen ${page.url()} is` }).toBeLessThanOrEqual(0)
  if (page.viewportSize()?.width !== PHONE_WIDTH) return
  await page.evaluate(addStyles, `${TWICE_THE_TEXT} * { content-visibility: visible !important }`)
  expect
    .soft(await beyond(), `how much wider than the screen ${page.url()} is at twice the text size`)
    .toBeLessThanOrEqual(0)
  await page.evaluate(removeStyles)
}

/** Doubles the size of all text, as a shopper can in the browser's settings. */
export const TWICE_THE_TEXT = 'html { font-size: 200% }'

/** Adds styles to the page. Not as an element, which the shop's content security policy refuses. */
export function addStyles(text: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  document.adoptedStyleSheets.push(sheet)
}

/** Removes the styles that were added last. */
function removeStyles(): void {
  document.adoptedStyleSheets.pop()
}

/** The rules of axe that depend on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * Expects no serious finding of axe. `colours` checks only the colours, for a page that was checked in the other theme.
 */
export async function expectAccessible(page: Page, what: 'all' | 'colours' = 'all'): Promise<void> {
  // Not by @axe-core/playwright, which loads axe again for each check and takes twice the time. The shop has no frames.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source)
  // No video plays by itself; its check would load all style sheets again.
  const options: RunOptions = {
    resultTypes: ['violations'],
    preload: false,
    ...(what === 'colours' && { runOnly: COLOUR_RULES }),
  }
  const results = await page.evaluate((chosen) => window.axe?.run(document, chosen), options)
  const grave = results?.violations
    .filter(({ impact }) => impact && FAILING_IMPACTS.includes(impact))
    .map(
      ({ id, help, nodes }) =>
        `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`).join('\n')}`,
    )
  expect(grave, `what axe finds on ${page.url()}`).toEqual([])
}

/** Waits until React has hydrated the page, the footer (its own root) included. It does not trigger the hydration. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const parts = [...document.querySelectorAll('#main, body > footer')]
    return parts.length > 0 && parts.every((part) => Object.keys(part).some((key) => key.startsWith('__reactFiber')))
  })
}

/**
 * Waits for the fonts of a page, which may come after it: the metrics of the fallbacks are not the same. A machine may
 * lack the fonts of its own that a fallback names; a file that does not come fails the journey by itself.
 */
export async function loadFonts(page: Page): Promise<void> {
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((font) => font.load())).then(() => undefined))
}
