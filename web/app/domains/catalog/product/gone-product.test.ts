import { expect, test } from 'vitest'
import { faultError } from '#app/lib/apollo/fault.ts'
import type { Query } from '#app/lib/route/route-types.ts'
import { orGone } from './gone-product.ts'

/** The shop as it answers: what the words of an address find, and what sells best. */
function shopWith(alike: object[]) {
  const asked: unknown[] = []
  const query = (async (_document: unknown, variables: unknown) => {
    asked.push(variables)
    return { alike: { nodes: alike }, best: { nodes: [{ id: 'best' }] } }
  }) as Query
  return { query, asked }
}

const thrownBy = (work: Promise<never>) => work.catch((thrown: unknown) => thrown)

test('a product that was taken down is 410 with what the words of its address find', async () => {
  const { query, asked } = shopWith([{ id: 'alike' }])
  const thrown = await thrownBy(orGone(faultError({ code: 'GONE' }), 'al-ahly-home', query))
  expect(thrown).toMatchObject({ data: { code: 'GONE', products: [{ id: 'alike' }] }, init: { status: 410 } })
  expect(asked).toEqual([{ filter: { q: 'al ahly home' } }])
})

test('where they find nothing it is what sells best', async () => {
  const thrown = await thrownBy(orGone(faultError({ code: 'GONE' }), 'qqq', shopWith([]).query))
  expect(thrown).toMatchObject({ data: { products: [{ id: 'best' }] } })
})

test('any other fault stays as it is, and nothing is looked for', async () => {
  const { query, asked } = shopWith([])
  const fault = faultError({ code: 'UPSTREAM_TIMEOUT' })
  expect([await thrownBy(orGone(fault, 'a', query)), asked]).toEqual([fault, []])
})
