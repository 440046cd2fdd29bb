import { gql, type TypedDocumentNode } from '@apollo/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { apolloClient } from './client.ts'
import { loadQuery, noteArrival, expireQueries, STOCK_LIFE } from './load-query.ts'

const query = gql`
  query Clock {
    clock
  }
`

test('cached data is not fetched again for an hour, unless `fresh`', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  let asked = 0
  vi.stubGlobal('fetch', async () => Response.json({ data: { clock: ++asked } }))
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
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
  onTestFinished(() => void vi.unstubAllGlobals())
  const loaded = Date.now()
  expireQueries()
  noteArrival(loaded, 'Clock', {})
  expect(await loadQuery(query, {})).toEqual({ clock: 9 })
  noteArrival(Date.now() + 1, 'Clock', {})
  expect(await loadQuery(query, {})).toEqual({ clock: 9 })
  expect(fetch).toHaveBeenCalledOnce()
})

test('stock data is fetched again after 2.5 s; during an outage the cached response serves for an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  let asked = 0
  const answer = vi.fn<() => Response>(() => Response.json({ data: { clock: ++asked } }))
  vi.stubGlobal('fetch', async () => answer())
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  const ask = () => loadQuery(query, { of: 'stock' }, { life: STOCK_LIFE })
  expect(await ask()).toEqual({ clock: 1 })
  vi.advanceTimersByTime(2_500)
  expect(await ask()).toEqual({ clock: 1 })
  vi.advanceTimersByTime(1)
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

test('after a response with errors the next visit fetches again, and nulls of errors are not cached', async () => {
  const answers = [partial, partial, whole]
  const fetch = vi.fn<() => Promise<Response>>(async () => Response.json(answers.shift()))
  vi.stubGlobal('fetch', fetch)
  onTestFinished(() => void vi.unstubAllGlobals())
  expect((await loadQuery(page, {})).shop).toMatchObject({ name: 'Modarag', near: null })
  const { cache } = apolloClient()
  expect(cache.extract()).not.toHaveProperty('ROOT_QUERY.shop.near')
  expect((await loadQuery(page, {})).shop).toMatchObject({ near: null })
  expect((await loadQuery(page, {})).shop).toMatchObject({ near: 'Maadi' })
  await loadQuery(page, {})
  expect(fetch).toHaveBeenCalledTimes(3)
  // oxlint-disable-next-line no-console -- Apollo's development build reports what is left out on purpose
  vi.mocked(console.error).mockClear()
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
  onTestFinished(() => void vi.unstubAllGlobals())
  await expect(loadQuery(desk, {}, { subject: 'viewer.ticket', fresh: true })).rejects.toMatchObject({
    fault: { code },
  })
  // oxlint-disable-next-line no-console -- Apollo's development build reports what is left out on purpose
  vi.mocked(console.error).mockClear()
})
