import { setTimeout as sleep } from 'node:timers/promises'
import { callOf } from '../graphql.ts'
import { type Contender, race } from '../load.ts'
import type { Measure } from '../measure.ts'
import { allProducts, listOperation, productOperation } from '../pages.ts'
import type { Row } from '../report.ts'
import { METRICS_KEY, type Stack } from '../stack.ts'

const headers = { accept: 'text/html', 'accept-language': 'ar' }
const IDLE_MS = 60_000
/** In megabytes, of the three servers together. */
const MAX_IDLE = 300
const MAX_LOADED = 450

/**
 * Measures the resident memory of the servers: a minute after the start and one page, after a load of different lists
 * and products, and a minute after that.
 */
export const memory: Measure = async ({ stack, pace }) => {
  await fetch(stack.web, { headers })
  await sleep(IDLE_MS)
  const idle = await memoryRow('idle', stack, MAX_IDLE)
  const products = await allProducts(stack.bff)
  const slugOf = (n: number) => products[n % products.length]?.slug ?? ''
  const priceOf = (n: number) => 5_000 + n
  const contenders: Contender[] = [
    {
      name: 'lists through GraphQL',
      url: stack.bff,
      calls: (n) => [callOf(listOperation({ priceTo: priceOf(n).toFixed(2) }))],
    },
    { name: 'products through GraphQL', url: stack.bff, calls: (n) => [callOf(productOperation(slugOf(n)))] },
    {
      name: 'list pages',
      url: stack.web,
      calls: (n) => [{ path: `/search?category=football-kits&max=${priceOf(n)}`, headers }],
    },
    { name: 'product pages', url: stack.web, calls: (n) => [{ path: `/products/${slugOf(n)}`, headers }] },
  ]
  await race(contenders, pace)
  const loaded = await memoryRow('after 10 connections of different lists and products', stack, MAX_LOADED)
  await sleep(IDLE_MS)
  return [idle, loaded, await memoryRow('a minute after that', stack)]
}

async function memoryRow(when: string, stack: Stack, atMost?: number): Promise<Row> {
  const sizes = await Promise.all([stack.storeApi, stack.bff, stack.web].map(residentMb))
  const judged = sizes.reduce((sum, size) => sum + size, 0)
  const [store, bff, web] = sizes.map((size) => size.toFixed(0))
  return {
    what: `memory, ${when}`,
    value: `${judged.toFixed(0)} MB (store-api ${store}, bff ${bff}, web ${web})`,
    judged,
    budget: atMost === undefined ? undefined : { atMost },
  }
}

async function residentMb(url: string): Promise<number> {
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_KEY}` } })
  const bytes = /^process_resident_memory_bytes (\S+)/m.exec(await response.text())?.[1]
  return Number(bytes ?? NaN) / 1024 / 1024
}
