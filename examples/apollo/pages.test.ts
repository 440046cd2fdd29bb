import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium } from '@playwright/test'
import { rolldown } from 'rolldown'
import { afterAll, expect, inject, test } from 'vitest'
import type { ShopClient } from '#examples/journey/shop-client.ts'
import { testJourney } from '#examples/journey/test-journey.ts'

const browser = await chromium.launch({ executablePath: inject('chromiumPath'), args: ['--no-sandbox'] })
afterAll(() => browser.close())
const bundle = await rolldown({
  input: new URL('shop.ts', import.meta.url).pathname,
  platform: 'browser',
  transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  logLevel: 'silent',
})
const { output } = await bundle.generate({ format: 'iife', name: 'shop', codeSplitting: false })
const script = output[0].code
// Another host than the shop's, not only another port: for a browser it is another site.
const site = createServer((_, response) =>
  response.setHeader('content-type', 'text/html').end('<!doctype html><title>Partner</title>'),
).listen(0, '127.0.0.1')
await once(site, 'listening')
afterAll(() => void site.close())
const partner = `http://localhost:${(site.address() as AddressInfo).port}/`
/** Names of the cookies that a journey got, by origin of its page. */
const cookies = new Map<string, Set<string>>()

/** Opens the client of shop.ts in a page; the steps run there. */
async function openIn(address: string, url: string): Promise<ShopClient> {
  // Pages of the shop allow no script of a test.
  const page = await browser.newPage({ bypassCSP: true })
  const seen = new Set<string>()
  cookies.set(address, seen)
  await page.goto(address)
  await page.addScriptTag({ content: `${script};globalThis.client = shop.openBare(${JSON.stringify(url)})` })
  const step =
    (name: keyof ShopClient) =>
    async (...given: unknown[]) => {
      const shown = await page.evaluate(
        ([of, args]) =>
          (globalThis as unknown as { client: Record<string, (...all: unknown[]) => unknown> }).client[of]?.(...args),
        [name, given] as const,
      )
      for (const cookie of await page.context().cookies()) seen.add(cookie.name)
      return shown
    }
  const names = ['browse', 'pageOn', 'addToCart', 'cart', 'logIn', 'order', 'follow', 'logOut'] as const
  return Object.fromEntries(names.map((name) => [name, step(name)])) as unknown as ShopClient
}

const own = `${inject('webUrl')}/robots.txt`

testJourney('Apollo Client, page of the shop', (url) => openIn(own, url), `${inject('webUrl')}/graphql`)
test('a page of the shop has its cart and its session in cookies', () => {
  expect([...(cookies.get(own) ?? [])]).toEqual(expect.arrayContaining(['cart', 'token']))
})

testJourney('Apollo Client, page of another origin', (url) => openIn(partner, url))
test('a page of another origin gets no cookie', () => {
  expect([...(cookies.get(partner) ?? [])]).toEqual([])
})
