import { expect, test } from 'vitest'
import { readConfig } from '#src/config.ts'
import { testDb } from '#src/db/testing.ts'
import type { Context } from '#src/http/context.ts'
import { fillCatalogFixture } from './catalog.fixture.ts'
import { listCards } from './product-card.service.ts'
import { findSellableVariants } from './variant.service.ts'

const shop = await testDb()
await fillCatalogFixture(shop.db)

const context = (): Context => ({
  db: shop.db,
  config: readConfig({}),
  language: 'en',
  now: () => new Date('2026-11-21T10:00:00Z'),
})

test('sums available stock over branches; the available quantity stops at the line limit', async () => {
  const variants = await findSellableVariants(context(), [1, 2, 3])
  expect([...variants.values()].map(({ free, variant }) => [variant.id, free, variant.available])).toEqual([
    [1, 30, 10],
    [2, 0, 0],
    [3, 2, 2],
  ])
})

test('the stock of a bundle is that of its scarcest part', async () => {
  const bundle = (await findSellableVariants(context(), [5])).get(5)
  expect(bundle).toMatchObject({
    kind: 'bundle',
    free: null,
    sellable: true,
    variant: { available: 3, color: null, size: null, discountPercent: 10 },
  })
  expect(bundle?.partsOf).toEqual([
    { position: 1, productId: 1, quantity: 1 },
    { position: 2, productId: 2, quantity: 2 },
  ])
})

test('hidden and coming products are known but not for sale', async () => {
  const variants = await findSellableVariants(context(), [6, 7])
  expect([...variants.values()].map(({ sellable, variant }) => [sellable, variant.available])).toEqual([
    [false, 0],
    [false, 0],
  ])
})

test('leaves out unknown ids of any size', async () => {
  expect((await findSellableVariants(context(), [999, 0, -1, 1.5, 1e12, 1e300])).size).toBe(0)
  expect((await listCards(context(), [1e12, 4, 1])).has(1)).toBe(true)
})

test('a card shows the first colour: its picture, its back and its sizes', async () => {
  const card = (await listCards(context(), [1])).get(1)
  expect(card).toMatchObject({
    name: 'Al Ahly home shirt',
    price: 150000,
    compareAtPrice: 180000,
    discountPercent: 17,
    isNew: true,
    inStock: true,
    status: 'online',
    image: { id: 'kit-red-front', base: '/images/kit-red-front', alt: 'Red, front', width: 1200, height: 1500 },
    backImage: { id: 'kit-red-back' },
    club: { slug: 'al-ahly', emblem: { pattern: 'solid', colors: ['#c8102e'] } },
    season: { name: '2026/27' },
  })
  expect(card?.colors.map(({ slug, image }) => [slug, image.id])).toEqual([
    ['red', 'kit-red-front'],
    ['white', 'kit-white-front'],
  ])
  expect(card?.sizes.map(({ variantId, inStock }) => [variantId, inStock])).toEqual([
    [1, true],
    [2, false],
  ])
})

test('cards leave out hidden products and show products under manufacturing as out of stock', async () => {
  const cards = await listCards(context(), [2, 3, 4, 5])
  expect([2, 3, 4, 5].map((id) => [cards.get(id)?.inStock, cards.get(id)?.isNew])).toEqual([
    [true, false],
    [true, false],
    [undefined, undefined],
    [false, true],
  ])
})
