import { get } from 'node:http'
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
  for (const [page, path] of Object.entries(pages)) {
    const files = scriptsOf(String(await download(stack.web + path)))
    const bodies = await Promise.all(files.map((file) => download(new URL(file, stack.web).href, 'gzip')))
    const kib = bodies.reduce((sum, { length }) => sum + length, 0) / 1024
    const value = `${kib.toFixed(0)} KiB gzip in ${files.length} files`
    rows.push({ what: `${page}, browser code`, value, judged: kib, budget: { atMost: MAX_KIB } })
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

/** Returns the transferred bytes: `fetch` would decompress them. */
function download(url: string, encoding = 'identity'): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': encoding, 'accept-language': 'ar' }
    const request = get(url, { headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.once('end', () => {
        if (response.statusCode === 200) return resolve(Buffer.concat(parts))
        reject(new Error(`${url} answered ${response.statusCode}`))
      })
    })
    request.once('error', reject)
  })
}
