import { gql } from '@apollo/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { arrivedAt, nothingArrived, read } from './read.ts'

const query = gql`
  query Clock {
    clock
  }
`

test('what is in the cache is not asked for again for an hour, unless it must be fresh', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  let asked = 0
  vi.stubGlobal('fetch', async () => Response.json({ data: { clock: ++asked } }))
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  expect(await read(query, {})).toEqual({ clock: 1 })
  vi.advanceTimersByTime(3_599_000)
  expect(await read(query, {})).toEqual({ clock: 1 })
  vi.advanceTimersByTime(2_000)
  expect(await read(query, {})).toEqual({ clock: 2 })
  expect(await read(query, {}, { fresh: true })).toEqual({ clock: 3 })
  expect(await read(query, {})).toEqual({ clock: 3 })
})

test('what came before a time without a network is asked for again, though it is told of afterwards', async () => {
  const fetch = vi.fn<() => Promise<Response>>(async () => Response.json({ data: { clock: 9 } }))
  vi.stubGlobal('fetch', fetch)
  onTestFinished(() => void vi.unstubAllGlobals())
  const loaded = Date.now()
  nothingArrived()
  arrivedAt(loaded, query, {})
  expect(await read(query, {})).toEqual({ clock: 9 })
  arrivedAt(Date.now() + 1, query, {})
  expect(await read(query, {})).toEqual({ clock: 9 })
  expect(fetch).toHaveBeenCalledOnce()
})
