import 'fake-indexeddb/auto'
import { gql } from '@apollo/client'
import { print } from 'graphql'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { faultError } from '#app/lib/apollo/fault.ts'
import type { Change } from '#app/lib/apollo/mutation-links.ts'
import type { MutationData, UserError } from '#app/lib/apollo/written.ts'
import { changeStore, type WaitingChange } from './change-store.ts'
import { replay } from './replay.ts'

const add = gql`
  mutation Add($input: CartLinesAddInput!) {
    cartLinesAdd(input: $input) {
      userErrors {
        code
      }
    }
  }
`
const refused: UserError = { code: 'OUT_OF_STOCK', path: [], message: '' }

beforeEach(() => oneAtATime())
afterEach(async () => {
  for (const change of await waitingChanges()) await changeStore.remove(change)
})

test('sends waiting changes once, in order, each with its own key', async () => {
  await wait('a', 'b', 'c')
  const { sent, tools } = shop()
  expect(await replay(tools)).toBe(3)
  expect(sent).toEqual(['a', 'b', 'c'])
  expect(await replay(tools)).toBe(0)
  expect(sent).toHaveLength(3)
})

test('two tabs that reconnect together send nothing twice', async () => {
  await wait('a', 'b')
  const { sent, tools } = shop()
  await Promise.all([replay(tools), replay(tools)])
  expect(sent).toEqual(['a', 'b'])
})

test('after a lost response the same change is sent again with its key, and later ones wait', async () => {
  await wait('a', 'b')
  const lost = shop({ answer: () => Promise.reject(faultError({ code: 'UPSTREAM_UNAVAILABLE' })) })
  expect(await replay(lost.tools)).toBe(0)
  const { sent, tools } = shop()
  await replay(tools)
  expect([lost.sent, sent]).toEqual([['a'], ['a', 'b']])
})

test('a refused change is reported and does not block the rest', async () => {
  await wait('a', 'b')
  const { tools, reported } = shop({
    answer: (key) => Promise.resolve({ cartLinesAdd: { userErrors: key === 'a' ? [refused] : [] } }),
  })
  expect(await replay(tools)).toBe(1)
  expect(reported).toEqual([['a', ['OUT_OF_STOCK']]])
  expect(await waitingChanges()).toEqual([])
})

test('a change that fails three times is dropped and reported', async () => {
  await wait('a')
  const { sent, tools, reported } = shop({
    answer: () => Promise.reject(faultError({ code: 'INTERNAL_SERVER_ERROR' })),
  })
  for (let time = 0; time < 4; time++) await replay(tools)
  expect([sent, reported]).toEqual([['a', 'a', 'a'], [['a', []]]])
})

test('changes of one customer never reach the cart of another; those of a guest follow her login', async () => {
  await changeStore.add({ ...changeOf('mine'), whose: '7' })
  await changeStore.add({ ...changeOf('as-a-guest'), whose: '' })
  const { sent, tools } = shop({ whose: '8' })
  await replay(tools)
  expect(sent).toEqual(['as-a-guest'])
})

/** The shop's side of a replay: the keys that reached it, and what was reported. */
function shop({ answer = done, whose = '' }: { answer?: (key: string) => Promise<MutationData>; whose?: string } = {}) {
  const sent: string[] = []
  const documents: string[] = []
  const reported: [string, string[]][] = []
  const send = ({ mutation, variables: { input } }: Change) => {
    documents.push(print(mutation))
    sent.push(input.idempotencyKey)
    return answer(input.idempotencyKey)
  }
  const onRefused = ({ variables }: WaitingChange, refusals: readonly UserError[]) =>
    void reported.push([variables.input.idempotencyKey, refusals.map(({ code }) => code)])
  return { sent, documents, reported, tools: { store: changeStore, send, whose: () => whose, onRefused } }
}

function done(): Promise<MutationData> {
  return Promise.resolve({ cartLinesAdd: { userErrors: [] } })
}

async function wait(...keys: string[]): Promise<void> {
  for (const key of keys) await changeStore.add(changeOf(key))
}

function changeOf(key: string): WaitingChange {
  return {
    mutation: add,
    variables: { input: { lines: [{ variantId: '1' }], idempotencyKey: key } },
    whose: '',
    name: 'كورة',
    failures: 0,
  }
}

async function waitingChanges(): Promise<WaitingChange[]> {
  return changeStore.all()
}

/** The browser's locks, as far as they are asked for: one after the other. */
function oneAtATime(): void {
  let last: Promise<unknown> = Promise.resolve()
  const request = <T>(_name: string, work: () => Promise<T>) => {
    const mine = last.then(work)
    last = mine
    return mine
  }
  vi.stubGlobal('navigator', { ...navigator, locks: { request } })
}
