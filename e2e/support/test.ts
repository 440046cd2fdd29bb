import { test as base, type BrowserContextOptions, type Page, type Response } from '@playwright/test'
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
  /** Opens an address of the shop, waits until it is alive, and judges it. */
  open: (path: string) => Promise<Response | null>
  /** Judges the page as it is now: no sideways scrolling, nothing that keeps a person out. */
  judge: () => Promise<void>
  troubles: Troubles
}

type Options = { javaScriptEnabled?: BrowserContextOptions['javaScriptEnabled'] }

/** A test with a shop to walk through. It fails on whatever goes wrong on the way, asked for or not. */
export const test = base.extend<{ shop: Shop }>({
  shop: async ({ page, locale, javaScriptEnabled }, use) => {
    const shop = shopIn(page, locale?.startsWith('ar') ? 'ar' : 'en', { javaScriptEnabled })
    await use(shop)
    base.expect(shop.troubles.list, 'what went wrong on the way').toEqual([])
  },
})

/** A shop in a page that a test made itself; the test looks at `troubles` itself. */
export function shopIn(page: Page, language: Language, { javaScriptEnabled = true }: Options = {}): Shop {
  const judge = async () => {
    await expectNoSidewaysScrolling(page)
    if (javaScriptEnabled) await expectAccessible(page)
  }
  const open = async (path: string) => {
    const response = await page.goto(new URL(path, shopUrl()).href)
    if (javaScriptEnabled) await waitUntilAlive(page)
    await judge()
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
