import { race } from '../load.ts'
import type { Bench, Measure } from '../measure.ts'
import { allProducts } from '../pages.ts'
import { perSecond, type Row } from '../report.ts'

const headers = { accept: 'text/html', 'accept-language': 'ar' }

/** Whole pages of HTML a second, against the same HTML as a constant from Fastify. */
export const serverRendering: Measure = async (bench) => {
  const [product] = await allProducts(bench.stack.bff)
  const list = await pages('list of 24', '/search?category=football-kits', bench)
  return [list, await pages('product', `/products/${product?.slug}`, bench)]
}

async function pages(page: string, path: string, { stack, pace }: Bench): Promise<Row> {
  const html = await (await fetch(stack.web + path, { headers })).text()
  const constant = await stack.constant(html, 'text/html; charset=utf-8')
  const [rendered, reference] = await race(
    [
      { name: `${page} as HTML`, url: stack.web, calls: () => [{ path, headers }] },
      { name: 'the same HTML as a constant', url: constant, calls: () => [{ path: '/' }] },
    ],
    pace,
  )
  const [ours = 0, theirs = 1] = [rendered?.perSecond, reference?.perSecond]
  const value = `${perSecond(ours)} pages, ${(ours / theirs).toFixed(3)} of a constant (${(html.length / 1024).toFixed(0)} KiB)`
  return { what: `${page}, server rendering`, value, judged: ours / theirs }
}
