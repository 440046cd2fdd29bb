import { receive } from '../load.ts'
import type { Measure } from '../measure.ts'
import { allProducts } from '../pages.ts'
import type { Row } from '../report.ts'

const MAX_KIB = 228

/** Measures the JavaScript that a page loads (KiB, gzip). */
export const browserCode: Measure = async ({ stack }) => {
  const [product] = await allProducts(stack.bff)
  const pages = {
    home: '/',
    list: '/search?category=football-kits',
    product: `/products/${product?.slug}`,
    cart: '/my-cart',
    track: '/track-order',
  }
  const rows: Row[] = []
  for (const [name, path] of Object.entries(pages)) {
    const page = await receive(stack.web, { path, headers: { 'accept-language': 'ar' } })
    const files = scriptsOf(page.bytes.toString())
    const scripts = await Promise.all(
      files.map((file) => receive(stack.web, { path: file, headers: { 'accept-encoding': 'gzip' } })),
    )
    const kib = scripts.reduce((sum, { bytes }) => sum + bytes.length, 0) / 1024
    const value = `${kib.toFixed(0)} KiB gzip in ${files.length} files`
    rows.push({ what: `${name}, browser code`, value, judged: kib, budget: { atMost: MAX_KIB } })
  }
  return rows
}

/** Returns the scripts that a page loads to hydrate: deferred files, script elements, imports of its module. */
export function scriptsOf(html: string): string[] {
  const deferred = /data-files="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []
  const scripts = [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, src]) => src)
  const imports = [...html.matchAll(/import[^"';]*["'](\/assets\/[^"']+\.js)["']/g)].map(([, file]) => file)
  return [...new Set([...deferred, ...scripts, ...imports])].filter((file) => file !== undefined)
}
