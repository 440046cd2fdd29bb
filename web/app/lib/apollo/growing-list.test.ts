import { gql } from '@apollo/client'
import { expect, test } from 'vitest'
import { ShopCache } from './cache.ts'

const query = gql`
  query News($first: Int!, $after: String, $topic: String) {
    news(first: $first, after: $after, topic: $topic) {
      __typename
      nodes {
        __typename
        id
      }
      pageInfo {
        __typename
        hasNextPage
        endCursor
      }
    }
  }
`

test('joins the page that starts where the list ends', () => {
  const { arrive, shown } = list()
  arrive({}, ['1', '2'], 'a')
  arrive({ after: 'a' }, ['3', '4'], 'b')
  arrive({ after: 'b' }, ['5'], null)
  expect(shown({})).toEqual({ ids: ['1', '2', '3', '4', '5'], endCursor: null })
})

test('a list that is asked for anew is replaced, and a page that goes on from its old end is not joined to it', () => {
  const { arrive, shown } = list()
  arrive({}, ['1', '2'], 'a')
  arrive({ after: 'a' }, ['3', '4'], 'b')
  arrive({}, ['0', '1'], 'z')
  expect(shown({})).toEqual({ ids: ['0', '1'], endCursor: 'z' })
  arrive({ after: 'b' }, ['5'], null)
  expect(shown({})).toEqual({ ids: ['0', '1'], endCursor: 'z' })
})

test('a late page of one list is not joined to another, and the same page twice is joined once', () => {
  const { arrive, shown } = list()
  arrive({ topic: 'FIT' }, ['1', '2'], 'a')
  arrive({ topic: 'CARE' }, ['7', '8'], 'a')
  arrive({ topic: 'FIT', after: 'a' }, ['3'], null)
  arrive({ topic: 'FIT', after: 'a' }, ['3'], null)
  expect(shown({ topic: 'CARE' })).toEqual({ ids: ['7', '8'], endCursor: 'a' })
  expect(shown({ topic: 'FIT' })).toEqual({ ids: ['1', '2', '3'], endCursor: null })
  expect(shown({ topic: 'FIT', first: 9 })).toBeUndefined()
})

test('an item that moved to the next page in the meantime is shown once, where it was', () => {
  const { arrive, shown } = list()
  arrive({}, ['1', '2'], 'a')
  arrive({ after: 'a' }, ['2', '3'], null)
  expect(shown({})?.ids).toEqual(['1', '2', '3'])
})

test('a list that an address starts after a cursor begins there, whatever the list from the start holds', () => {
  const { arrive, shown } = list()
  arrive({ after: 'a' }, ['3', '4'], 'b')
  expect(shown({})).toBeUndefined()
  arrive({}, ['1', '2'], 'a')
  expect(shown({})?.ids).toEqual(['1', '2'])
  arrive({ after: 'b' }, ['5'], null)
  expect(shown({ after: 'a' })?.ids).toEqual(['3', '4', '5'])
  expect(shown({})?.ids).toEqual(['1', '2'])
})

test('a query that asks for less of a list leaves the rest of it', () => {
  const { arrive, shown, cache } = list()
  arrive({}, ['1', '2'], 'a')
  const total = gql`query Total($first: Int!) { news(first: $first) { __typename totalCount } }`
  cache.writeQuery({ query: total, variables: { first: 2 }, data: { news: { __typename: 'NewsConnection', totalCount: 2 } } })
  expect(shown({})?.ids).toEqual(['1', '2'])
})

type Variables = { first?: number; after?: string; topic?: string }
type News = { nodes: { id: string }[]; pageInfo: { endCursor: string | null } }

function list() {
  const cache = new ShopCache()
  const arrive = (variables: Variables, ids: string[], endCursor: string | null) => {
    const nodes = ids.map((id) => ({ __typename: 'NewsItem', id }))
    const pageInfo = { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor }
    cache.writeQuery({ query, variables: { first: 2, ...variables }, data: { news: { __typename: 'NewsConnection', nodes, pageInfo } } })
  }
  const shown = (variables: Variables) => {
    const data = cache.readQuery<{ news: News }>({ query, variables: { first: 2, ...variables } })
    return data ? { ids: data.news.nodes.map(({ id }) => id), endCursor: data.news.pageInfo.endCursor } : undefined
  }
  return { cache, arrive, shown }
}
