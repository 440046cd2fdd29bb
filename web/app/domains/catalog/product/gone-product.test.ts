import { expect, test } from 'vitest'
import { faultError } from '#app/lib/apollo/fault.ts'
import type { Query } from '#app/lib/route/page-load.ts'
import { throwWithAlternatives } from './gone-product.ts'

const goods = (...ids: string[]) => ids.map((id) => ({ id, category: { slug: 'shoes' } }))

/** Answers of the store: products for the words of the URL, products of the department, best sellers. */
function shopWith(alike: object[]) {
  const asked: unknown[] = []
  const query = (async (_document: unknown, variables: unknown) => {
    asked.push(variables)
    return { alike: { nodes: alike }, near: { nodes: goods('alike', 'near') }, best: { nodes: goods('near', 'best') } }
  }) as Query
  return { query, asked }
}

const thrownBy = (work: Promise<never>) => work.catch((thrown: unknown) => thrown)

test('a removed product answers 410 with products that match its URL and others of the department', async () => {
  const { query, asked } = shopWith(goods('alike'))
  const thrown = await thrownBy(throwWithAlternatives(faultError({ code: 'GONE' }), 'al-ahly-home', query))
  const products = [{ id: 'alike' }, { id: 'near' }, { id: 'best' }]
  expect(thrown).toMatchObject({ data: { code: 'GONE', alike: true, products }, init: { status: 410 } })
  expect(asked).toEqual([{ filter: { q: 'al ahly home' } }, { filter: { category: ['shoes'], inStock: true } }])
})

test('enough matches need no other products', async () => {
  const { query, asked } = shopWith(goods(...'abcdefgh'))
  const thrown = await thrownBy(throwWithAlternatives(faultError({ code: 'GONE' }), 'al-ahly-home', query))
  expect(thrown).toMatchObject({ data: { products: goods(...'abcdefgh') } })
  expect(asked).toHaveLength(1)
})

test('without matches best sellers are offered and named so', async () => {
  const thrown = await thrownBy(throwWithAlternatives(faultError({ code: 'GONE' }), 'qqq', shopWith([]).query))
  expect(thrown).toMatchObject({ data: { alike: false, products: goods('near', 'best') } })
})

test('other faults are thrown unchanged without a query', async () => {
  const { query, asked } = shopWith([])
  const fault = faultError({ code: 'UPSTREAM_TIMEOUT' })
  expect([await thrownBy(throwWithAlternatives(fault, 'a', query)), asked]).toEqual([fault, []])
})
