import { createHash } from 'node:crypto'
import {
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type Response,
} from '@playwright/test'
import { shopUrl } from './addresses.ts'
import { expectAccessible, expectNoSidewaysScrolling, waitUntilHydrated } from './judge.ts'
import { type Language, patternOf, textOf, type Values } from './texts.ts'
import { type Troubles, watch } from './troubles.ts'

export { expect } from '@playwright/test'

export type Shop = {
  page: Page
  language: Language
  /** Returns the shop's text in the language of this project: `t('cart:title')`. */
  t: (key: string, values?: Values) => string
  /** Returns a pattern of the text: any plural form, any values. */
  like: (key: string) => RegExp
  /** Opens an address of the shop, waits until it is hydrated, and checks it when no journey has before. */
  open: (path: string) => Promise<Response | null>
  /**
   * Checks the page: no horizontal scrolling, no serious accessibility finding. `colours` when only the theme changed.
   */
  judge: (what?: 'all' | 'colours') => Promise<void>
  troubles: Troubles
}

type Options = { javaScriptEnabled?: BrowserContextOptions['javaScriptEnabled'] }

const BLANK = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"/>'

/**
 * A test with a shop. It fails on each error of its pages, expected by the test or not. `pictures` are blank by
 * default: a new shop draws each picture at its first request, which is slow.
 */
export const test = base.extend<{ shop: Shop; pictures: 'blank' | 'drawn' }>({
  pictures: ['blank', { option: true }],
  // Each run of a journey has its own network address: rate limits count by address.
  extraHTTPHeaders: async ({ browserName }, use, { testId, repeatEachIndex, retry }) => {
    const bytes = createHash('sha256').update(`${browserName} ${testId} ${repeatEachIndex} ${retry}`).digest()
    await use({ 'x-forwarded-for': `10.${bytes[0]}.${bytes[1]}.${bytes[2]}` })
  },
  shop: async ({ page, context, locale, javaScriptEnabled, pictures }, use) => {
    if (pictures === 'blank') await blankPictures(context)
    const shop = shopOf(page, locale?.startsWith('ar') ? 'ar' : 'en', { javaScriptEnabled })
    await use(shop)
    base.expect(shop.troubles.list, 'what went wrong on the way').toEqual([])
  },
})

/** Answers all picture requests with an empty picture. */
export async function blankPictures(context: BrowserContext): Promise<void> {
  await context.route('**/images/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: BLANK }))
}

const judged = new Set<string>()

/** Whether no journey has checked this page in this language, theme and width: the check is slow. */
async function isNew(page: Page): Promise<boolean> {
  const look = await page.evaluate(() => {
    const { lang, dataset } = document.documentElement
    return [
      lang,
      dataset.theme,
      innerWidth,
      location.pathname.replaceAll(/\d+/g, '1'),
      location.search.replaceAll(/=[^&]*/g, '='),
    ].join(' ')
  })
  if (judged.has(look)) return false
  judged.add(look)
  return true
}

/** Returns a shop for a page that a test opened itself; the test checks `troubles` itself. */
export function shopOf(page: Page, language: Language, { javaScriptEnabled = true }: Options = {}): Shop {
  const judge = async (what?: 'all' | 'colours') => {
    // Without JavaScript the address changes before the styles are loaded.
    await page.waitForLoadState()
    await expectNoSidewaysScrolling(page)
    if (javaScriptEnabled) await expectAccessible(page, what)
  }
  const open = async (path: string) => {
    const response = await page.goto(new URL(path, shopUrl()).href)
    if (javaScriptEnabled) await waitUntilHydrated(page)
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
