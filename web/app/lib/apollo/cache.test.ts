import { gql } from '@apollo/client'
import { expect, test } from 'vitest'
import { createCache } from './cache.ts'

const PAGE = gql`{ product(id: "shirt") { __typename id colors { __typename id slug name image { __typename id base } } } }`
const LIST = gql`{ products { __typename nodes { __typename id colors { __typename id name hex } } } }`

const color = (id: string, rest: object) => ({ __typename: 'ProductColor', id, name: id, ...rest })
const picture = (id: string) => ({ __typename: 'Image', id, base: `/images/${id}` })

test('a list that asks for less of the colours leaves the page of the product whole', () => {
  const cache = createCache()
  const colors = [color('red', { slug: 'red', image: picture('r') }), color('black', { slug: 'black', image: picture('b') })]
  cache.writeQuery({ query: PAGE, data: { product: { __typename: 'Product', id: '1', colors } } })
  const listed = [color('red', { hex: '#c8102e' }), color('black', { hex: '#000000' })]
  const nodes = [{ __typename: 'Product', id: '1', colors: listed }]
  cache.writeQuery({ query: LIST, data: { products: { __typename: 'ProductConnection', nodes } } })
  expect(cache.readQuery({ query: PAGE })).toEqual({ product: { __typename: 'Product', id: '1', colors } })
  expect(cache.readQuery({ query: LIST })).toEqual({ products: { __typename: 'ProductConnection', nodes } })
})

test('a colour that is gone is gone, and the order is the newest', () => {
  const cache = createCache()
  const write = (...ids: string[]) => {
    const colors = ids.map((id) => color(id, { slug: id, image: picture(id) }))
    cache.writeQuery({ query: PAGE, data: { product: { __typename: 'Product', id: '1', colors } } })
    return colors
  }
  write('red', 'black', 'white')
  const colors = write('white', 'red')
  expect(cache.readQuery({ query: PAGE })).toEqual({ product: { __typename: 'Product', id: '1', colors } })
})

test('two products in one colour keep their own pictures', () => {
  const cache = createCache()
  const colors = (image: string) => [color('red', { slug: 'red', image: picture(image) })]
  const other = gql`{ product(id: "shorts") { __typename id colors { __typename id slug name image { __typename id base } } } }`
  cache.writeQuery({ query: PAGE, data: { product: { __typename: 'Product', id: '1', colors: colors('shirt') } } })
  cache.writeQuery({ query: other, data: { product: { __typename: 'Product', id: '2', colors: colors('shorts') } } })
  expect(cache.readQuery({ query: PAGE })).toEqual({ product: { __typename: 'Product', id: '1', colors: colors('shirt') } })
})
