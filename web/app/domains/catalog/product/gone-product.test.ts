import { expect, test } from 'vitest'
import { faultError } from '#app/lib/apollo/fault.ts'
import type { Query } from '#app/lib/route/route-types.ts'
import { orGone } from './gone-product.ts'

const goods = (...ids: string[]) => ids.map((id) => ({ id, category: { slug: 'shoes' } }))

/** The shop as it answers: what the words of an address find, what is in the department of it, and what sells best. */
function shopWith(alike: object[]) {
  const asked: unknown[] = []
  const query = (async (_document: unknown, variables: unknown) => {
    asked.push(variables)
    return { alike: { nodes: alike }, near: { nodes: goods('alike', 'near') }, best: { nodes: goods('near', 'best') } }
  }) as Query
  return { query, asked }
}

const thrownBy = (work: Promise<never>) => work.catch((thrown: unknown) => thrown)

test('a product that was taken down is 410 with what the words of its address find, and with what fills the shelf beside it', async () => {
  const { query, asked } = shopWith(goods('alike'))
  const thrown = await thrownBy(orGone(faultError({ code: 'GONE' }), 'al-ahly-home', query))
  const products = [{ id: 'alike' }, { id: 'near' }, { id: 'best' }]
  expect(thrown).toMatchObject({ data: { code: 'GONE', alike: true, products }, init: { status: 410 } })
  expect(asked).toEqual([{ filter: { q: 'al ahly home' } }, { filter: { category: ['shoes'], inStock: true } }])
})

test('a shelf that is full needs nothing else', async () => {
  const { query, asked } = shopWith(goods(...'abcdefgh'))
  const thrown = await thrownBy(orGone(faultError({ code: 'GONE' }), 'al-ahly-home', query))
  expect(thrown).toMatchObject({ data: { products: goods(...'abcdefgh') } })
  expect(asked).toHaveLength(1)
})

test('where the words find nothing it is what sells best, and is called so', async () => {
  const thrown = await thrownBy(orGone(faultError({ code: 'GONE' }), 'qqq', shopWith([]).query))
  expect(thrown).toMatchObject({ data: { alike: false, products: goods('near', 'best') } })
})

test('any other fault stays as it is, and nothing is looked for', async () => {
  const { query, asked } = shopWith([])
  const fault = faultError({ code: 'UPSTREAM_TIMEOUT' })
  expect([await thrownBy(orGone(fault, 'a', query)), asked]).toEqual([fault, []])
})
