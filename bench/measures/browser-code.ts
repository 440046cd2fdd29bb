import { get } from 'node:http'
import type { Measure } from '../measure.ts'
import { allProducts } from '../pages.ts'
import type { Row } from '../report.ts'

const MAX_KIB = 226

/** JavaScript that the browser loads to show a page, as it goes over the wire with gzip. */
export const browserCode: Measure = async ({ stack }) => {
  const [product] = await allProducts(stack.bff)
  const pages = { home: '/', list: '/search?category=football-kits', product: `/products/${product?.slug}`, cart: '/my-cart', track: '/track-order' }
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

/** What the page loads to live: the files that its late scripts name, scripts, and what its own module imports. */
export function scriptsOf(html: string): string[] {
  const late = /data-files="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []
  const scripts = [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, src]) => src)
  const imports = [...html.matchAll(/import[^"';]*["'](\/assets\/[^"']+\.js)["']/g)].map(([, file]) => file)
  return [...new Set([...late, ...scripts, ...imports])].filter((file) => file !== undefined)
}

/** The bytes as they come: `fetch` would unpack them. */
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
