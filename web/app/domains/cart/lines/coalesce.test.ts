import { expect, test, vi } from 'vitest'
import { coalesce } from './use-line-quantity.ts'

test('of quick values only the last is sent', async () => {
  const { set, sent, pass } = shop()
  for (const quantity of [2, 3, 4, 5]) set(quantity)
  await pass(299)
  expect(sent).toEqual([])
  await pass(1)
  expect(sent).toEqual([5])
})

test('a value set during a call waits for its answer', async () => {
  const { set, sent, pass, answer, settled } = shop()
  set(2)
  await pass(300)
  set(3)
  set(4)
  await pass(1_000)
  expect([sent, settled.mock.calls.length]).toEqual([[2], 0])
  answer()
  await pass(300)
  expect(sent).toEqual([2, 4])
  answer()
  await pass(0)
  expect(settled).toHaveBeenCalledOnce()
})

test('a pending value can be sent at once, and only once', async () => {
  const { set, sent, flush, pass } = shop()
  set(7)
  flush()
  await pass(1_000)
  expect(sent).toEqual([7])
})

test('a pending value can be dropped', async () => {
  const { set, sent, drop, pass, settled } = shop()
  set(7)
  drop()
  await pass(1_000)
  expect([sent, settled.mock.calls.length]).toEqual([[], 1])
})

test('a failed call does not block later ones', async () => {
  const { set, sent, pass, answer } = shop()
  set(2)
  await pass(300)
  answer(new Error('The network is gone.'))
  await pass(0)
  set(3)
  await pass(300)
  expect(sent).toEqual([2, 3])
})

function shop() {
  vi.useFakeTimers()
  const sent: number[] = []
  const settled = vi.fn<() => void>()
  let settle: (error?: Error) => void = () => undefined
  const send = (quantity: number) => {
    sent.push(quantity)
    return new Promise<void>((resolve, reject) => (settle = (error) => (error ? reject(error) : resolve())))
  }
  const calls = coalesce({ wait: 300, send, onSettled: settled })
  return {
    ...calls,
    sent,
    settled,
    answer: (error?: Error) => settle(error),
    pass: (time: number) => vi.advanceTimersByTimeAsync(time),
  }
}
