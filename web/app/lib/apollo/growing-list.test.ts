import { gql } from '@apollo/client'
import { expect, test } from 'vitest'
import { ShopCache } from './browser-cache.ts'

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

test('appends the page that starts at the end of the list', () => {
  const { arrive, shown } = list()
  arrive({}, ['1', '2'], 'a')
  arrive({ after: 'a' }, ['3', '4'], 'b')
  arrive({ after: 'b' }, ['5'], null)
  expect(shown({})).toEqual({ ids: ['1', '2', '3', '4', '5'], endCursor: null })
})

test('a refetched list is replaced, and a page from its old end is not appended', () => {
  const { arrive, shown } = list()
  arrive({}, ['1', '2'], 'a')
  arrive({ after: 'a' }, ['3', '4'], 'b')
  arrive({}, ['0', '1'], 'z')
  expect(shown({})).toEqual({ ids: ['0', '1'], endCursor: 'z' })
  arrive({ after: 'b' }, ['5'], null)
  expect(shown({})).toEqual({ ids: ['0', '1'], endCursor: 'z' })
})

test('a late page is not appended to another list, and a repeated page is appended once', () => {
  const { arrive, shown } = list()
  arrive({ topic: 'FIT' }, ['1', '2'], 'a')
  arrive({ topic: 'CARE' }, ['7', '8'], 'a')
  arrive({ topic: 'FIT', after: 'a' }, ['3'], null)
  arrive({ topic: 'FIT', after: 'a' }, ['3'], null)
  expect(shown({ topic: 'CARE' })).toEqual({ ids: ['7', '8'], endCursor: 'a' })
  expect(shown({ topic: 'FIT' })).toEqual({ ids: ['1', '2', '3'], endCursor: null })
  expect(shown({ topic: 'FIT', first: 9 })).toBeUndefined()
})

test('an item that moved to the next page is shown once, at its old position', () => {
  const { arrive, shown } = list()
  arrive({}, ['1', '2'], 'a')
  arrive({ after: 'a' }, ['2', '3'], null)
  expect(shown({})?.ids).toEqual(['1', '2', '3'])
})

test('a list that starts after a cursor is independent of the list from the start', () => {
  const { arrive, shown } = list()
  arrive({ after: 'a' }, ['3', '4'], 'b')
  expect(shown({})).toBeUndefined()
  arrive({}, ['1', '2'], 'a')
  expect(shown({})?.ids).toEqual(['1', '2'])
  arrive({ after: 'b' }, ['5'], null)
  expect(shown({ after: 'a' })?.ids).toEqual(['3', '4', '5'])
  expect(shown({})?.ids).toEqual(['1', '2'])
})

test('a query with a shorter list keeps the rest', () => {
  const { arrive, shown, cache } = list()
  arrive({}, ['1', '2'], 'a')
  const total = gql`
    query Total($first: Int!) {
      news(first: $first) {
        __typename
        totalCount
      }
    }
  `
  cache.writeQuery({
    query: total,
    variables: { first: 2 },
    data: { news: { __typename: 'NewsConnection', totalCount: 2 } },
  })
  expect(shown({})?.ids).toEqual(['1', '2'])
})

type Variables = { first?: number; after?: string; topic?: string }
type News = { nodes: { id: string }[]; pageInfo: { endCursor: string | null } }

function list() {
  const cache = new ShopCache()
  const arrive = (variables: Variables, ids: string[], endCursor: string | null) => {
    const nodes = ids.map((id) => ({ __typename: 'NewsItem', id }))
    const pageInfo = { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor }
    cache.writeQuery({
      query,
      variables: { first: 2, ...variables },
      data: { news: { __typename: 'NewsConnection', nodes, pageInfo } },
    })
  }
  const shown = (variables: Variables) => {
    const data = cache.readQuery<{ news: News }>({ query, variables: { first: 2, ...variables } })
    return data ? { ids: data.news.nodes.map(({ id }) => id), endCursor: data.news.pageInfo.endCursor } : undefined
  }
  return { cache, arrive, shown }
}
