import { createHash } from 'node:crypto'
import { test as base, type BrowserContext, type BrowserContextOptions, type Page, type Response } from '@playwright/test'
import { shopUrl } from './addresses.ts'
import { expectAccessible, expectNoSidewaysScrolling, waitUntilAlive } from './judge.ts'
import { type Language, patternOf, textOf, type Values } from './texts.ts'
import { type Troubles, watch } from './troubles.ts'

export { expect } from '@playwright/test'

export type Shop = {
  page: Page
  language: Language
  /** The shop's text in the language of this project: `t('cart:title')`. */
  t: (key: string, values?: Values) => string
  /** The same in any plural form, with anything in the places of its values. */
  like: (key: string) => RegExp
  /** Opens an address of the shop, waits until it is alive, and judges it when nobody has before. */
  open: (path: string) => Promise<Response | null>
  /** Judges the page as it is now: no sideways scrolling, nothing that keeps a person out. `colours` when only the theme is another. */
  judge: (what?: 'all' | 'colours') => Promise<void>
  troubles: Troubles
}

type Options = { javaScriptEnabled?: BrowserContextOptions['javaScriptEnabled'] }

const BLANK = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"/>'

/**
 * A test with a shop to walk through. It fails on whatever goes wrong on the way, asked for or not. `pictures` are blank unless a
 * journey wants them: a new shop draws each when it is first asked for, and that takes the most time of all.
 */
export const test = base.extend<{ shop: Shop; pictures: 'blank' | 'drawn' }>({
  pictures: ['blank', { option: true }],
  // Each journey is a visitor of its own: limits count by address.
  extraHTTPHeaders: async ({ browserName }, use, { testId, repeatEachIndex }) => {
    const bytes = createHash('sha256').update(`${browserName} ${testId} ${repeatEachIndex}`).digest()
    await use({ 'x-forwarded-for': `10.${bytes[0]}.${bytes[1]}.${bytes[2]}` })
  },
  shop: async ({ page, context, locale, javaScriptEnabled, pictures }, use) => {
    if (pictures === 'blank') await withoutPictures(context)
    const shop = shopIn(page, locale?.startsWith('ar') ? 'ar' : 'en', { javaScriptEnabled })
    await use(shop)
    base.expect(shop.troubles.list, 'what went wrong on the way').toEqual([])
  },
})

/** Every picture is an empty one. */
export async function withoutPictures(context: BrowserContext): Promise<void> {
  await context.route('**/images/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: BLANK }))
}

const judged = new Set<string>()

/** Whether no journey has opened this page before in this language, theme and width: looking at it for everybody takes its time. */
async function isNew(page: Page): Promise<boolean> {
  const look = await page.evaluate(() => {
    const { lang, dataset } = document.documentElement
    return [lang, dataset.theme, innerWidth, location.pathname.replaceAll(/\d+/g, '1'), location.search.replaceAll(/=[^&]*/g, '=')].join(' ')
  })
  if (judged.has(look)) return false
  judged.add(look)
  return true
}

/** A shop in a page that a test made itself; the test looks at `troubles` itself. */
export function shopIn(page: Page, language: Language, { javaScriptEnabled = true }: Options = {}): Shop {
  const judge = async (what?: 'all' | 'colours') => {
    // Without JavaScript the address is new before the styles have come.
    await page.waitForLoadState()
    await expectNoSidewaysScrolling(page)
    if (javaScriptEnabled) await expectAccessible(page, what)
  }
  const open = async (path: string) => {
    const response = await page.goto(new URL(path, shopUrl()).href)
    if (javaScriptEnabled) await waitUntilAlive(page)
    if (await isNew(page)) await judge()
    return response
  }
  return {
    page,
    language,
    t: (key, values) => textOf(language, key, values),
    like: (key) => patternOf(language, key),
    open,
    judge,
    troubles: watch(page),
  }
}
