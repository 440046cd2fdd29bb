import { gzipSync } from 'node:zlib'
import { shopUrl } from '../support/addresses.ts'
import { expect, test } from '../support/test.ts'

/**
 * Highest size of a document in kB (1,000 bytes), as it is and in gzip, and of elements. Arabic: its letters take two
 * bytes each.
 */
const budgets = [
  { path: '/', kB: 147, gzip: 22.7, elements: 1_330 },
  { path: '/search', kB: 192, gzip: 26.6, elements: 1_370 },
  { path: '/search?category=football-kits', kB: 184, gzip: 24.8, elements: 1_400 },
  { path: '/products/5', kB: 114, gzip: 19.9, elements: 1_040 },
]

for (const { path, ...budget } of budgets) {
  test(`the document of ${path} stays within its size @once`, async ({ request, page }) => {
    const html = await (await request.get(shopUrl() + path, { headers: { 'accept-language': 'ar' } })).text()
    await page.setContent(html.replaceAll(/<script[\s\S]*?<\/script>/g, ''))
    const elements = await page.locator('*').count()
    const size = { kB: Buffer.byteLength(html) / 1_000, gzip: gzipSync(html).length / 1_000, elements }
    for (const [what, limit] of Object.entries(budget))
      expect(size[what as keyof typeof size], `${what} of ${path}`).toBeLessThanOrEqual(limit)
  })
}
