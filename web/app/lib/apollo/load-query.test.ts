import { gql, type TypedDocumentNode } from '@apollo/client'
import { expect, test, vi } from 'vitest'
import { apolloClient } from './client.ts'
import { ShopCache } from './browser-cache.ts'
import { expireQueries, loadQuery } from './load-query.ts'

const query = gql`
  query Clock {
    clock
  }
`

test('cached data is not fetched again for an hour, unless `fresh`', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  let asked = 0
  vi.stubGlobal('fetch', async () => Response.json({ data: { clock: ++asked } }))
  expect(await loadQuery(query, {})).toEqual({ clock: 1 })
  vi.advanceTimersByTime(3_599_000)
  expect(await loadQuery(query, {})).toEqual({ clock: 1 })
  vi.advanceTimersByTime(2_000)
  expect(await loadQuery(query, {})).toEqual({ clock: 2 })
  expect(await loadQuery(query, {}, { fresh: true })).toEqual({ clock: 3 })
  expect(await loadQuery(query, {})).toEqual({ clock: 3 })
})

test('data from before an offline period is fetched again', async () => {
  const fetch = vi.fn<() => Promise<Response>>(async () => Response.json({ data: { clock: 9 } }))
  vi.stubGlobal('fetch', fetch)
  const { cache } = apolloClient()
  if (!(cache instanceof ShopCache)) throw new Error('The client of another cache')
  cache.addDocumentAnswers([{ name: 'Clock', variables: {}, data: { clock: 8 }, failed: [] }])
  expect(await loadQuery(query, {})).toEqual({ clock: 8 })
  expireQueries()
  expect(await loadQuery(query, {})).toEqual({ clock: 9 })
  expect(await loadQuery(query, {})).toEqual({ clock: 9 })
  expect(fetch).toHaveBeenCalledOnce()
})

test('stock is always fetched again; during an outage the cached response serves for an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  let asked = 0
  const answer = vi.fn<() => Response>(() => Response.json({ data: { clock: ++asked } }))
  vi.stubGlobal('fetch', async () => answer())
  const ask = () => loadQuery(query, { of: 'stock' }, { fresh: 'unless-down' })
  expect(await ask()).toEqual({ clock: 1 })
  expect(await ask()).toEqual({ clock: 2 })
  vi.advanceTimersByTime(60_000)
  answer.mockImplementation(() =>
    Response.json({ data: null, errors: [{ message: 'out', extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] }),
  )
  expect(await ask()).toEqual({ clock: 2 })
  answer.mockImplementation(() =>
    Response.json({ data: null, errors: [{ message: 'none', extensions: { code: 'NOT_FOUND' } }] }),
  )
  await expect(ask()).rejects.toThrow('none')
  vi.advanceTimersByTime(3_600_000)
  answer.mockImplementation(() =>
    Response.json({ data: null, errors: [{ message: 'out', extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] }),
  )
  await expect(ask()).rejects.toThrow('out')
})

type Shop = { name: string; near: string | null }
const page: TypedDocumentNode<{ shop: Shop }, Record<string, never>> = gql`
  query Page {
    shop {
      name
      near
    }
  }
`
const whole = { data: { shop: { __typename: 'Shop', name: 'Modarag', near: 'Maadi' } } }
const partial = {
  data: { shop: { __typename: 'Shop', name: 'Modarag', near: null } },
  errors: [{ message: 'late', path: ['shop', 'near'], extensions: { code: 'UPSTREAM_TIMEOUT' } }],
}

test('a part that failed is null until the next visit fetches it', async () => {
  const answers = [partial, partial, whole]
  const fetch = vi.fn<() => Promise<Response>>(async () => Response.json(answers.shift()))
  vi.stubGlobal('fetch', fetch)
  expect((await loadQuery(page, {})).shop).toMatchObject({ name: 'Modarag', near: null })
  expect(apolloClient().readQuery({ query: page })?.shop).toMatchObject({ name: 'Modarag', near: null })
  expect((await loadQuery(page, {})).shop).toMatchObject({ near: null })
  expect((await loadQuery(page, {})).shop).toMatchObject({ near: 'Maadi' })
  await loadQuery(page, {})
  expect(fetch).toHaveBeenCalledTimes(3)
})

test('the null of a failed part does not replace what another query has read', async () => {
  const header = gql`
    query Header {
      departments
    }
  `
  const list: TypedDocumentNode<{ count: number; departments: string[] | null }, Record<string, never>> = gql`
    query List {
      count
      departments
    }
  `
  const errors = [{ message: 'late', path: ['departments'], extensions: { code: 'UPSTREAM_TIMEOUT' } }]
  vi.stubGlobal('fetch', async () => Response.json({ data: { count: 3, departments: null }, errors }))
  apolloClient().writeQuery({ query: header, data: { departments: ['Shirts'] } })
  expect(await loadQuery(list, {}, { parts: ['departments'], fresh: true })).toMatchObject({ departments: null })
  expect(apolloClient().readQuery({ query: list })).toEqual({ count: 3, departments: ['Shirts'] })
})

test('nothing of a response is cached that the page cannot do without', async () => {
  const answers = [
    { data: { shop: { __typename: 'Shop', name: 'Modarag', near: 'Maadi' } } },
    { data: { shop: null }, errors: [{ message: 'late', path: ['shop'], extensions: { code: 'UPSTREAM_TIMEOUT' } }] },
  ]
  vi.stubGlobal('fetch', async () => Response.json(answers.shift()))
  await loadQuery(page, {}, { fresh: true })
  await expect(loadQuery(page, {}, { fresh: true })).rejects.toThrow('late')
  expect(apolloClient().readQuery({ query: page })?.shop).toMatchObject({ near: 'Maadi' })
})

type Desk = { viewer: { id: string; ticket: { subject: string } | null } | null }
const desk: TypedDocumentNode<Desk, Record<string, never>> = gql`
  query Desk {
    viewer {
      id
      ticket {
        subject
      }
    }
  }
`

test.each([
  ['a fault below it is that fault', ['viewer', 'ticket', 'subject'], 'UPSTREAM_UNAVAILABLE'],
  ['no error is a page that does not exist', undefined, 'NOT_FOUND'],
])('a subject inside of another field: null with %s', async (_, path, code) => {
  const errors = path && [{ message: 'out', path, extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]
  vi.stubGlobal('fetch', async () =>
    Response.json({ data: { viewer: { __typename: 'Customer', id: '1', ticket: null } }, errors }),
  )
  await expect(loadQuery(desk, {}, { subject: 'viewer.ticket', fresh: true })).rejects.toMatchObject({
    fault: { code },
  })
})

test('no variable has a default: Apollo would add it, and kept answers are found by their variables', () => {
  const files = import.meta.glob<string>('/app/**/*.graphql', { query: '?raw', import: 'default', eager: true })
  const withDefault = Object.entries(files).filter(([, text]) => /\$\w+: [^,)]*=/.test(text))
  expect([Object.keys(files).length > 50, withDefault.map(([file]) => file)]).toEqual([true, []])
})
