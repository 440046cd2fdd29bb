import { networkOf } from 'server-kit/network.ts'
import { ApiError } from './api-error.ts'
import type { Context } from './context.ts'

/** The caller that the work is for. `size`, e.g. the width of a picture: smaller work of one network runs first. */
export type WorkCaller = Pick<Context, 'address' | 'hasLeft'> & { size?: number }

export interface WorkLimit {
  /**
   * Runs the work when a place is free. The networks that wait take turns. When the queue is full, the network that
   * waits with most gives up its last. Work of a caller who left is not started. Throws UNAVAILABLE with the seconds to
   * wait.
   */
  run: <T>(work: () => Promise<T>, caller?: WorkCaller) => Promise<T>
}

interface Waiting {
  network: string
  size: number
  hasLeft: () => boolean
  start: () => void
  refuse: (error: ApiError) => void
}

/**
 * Runs at most `places` tasks at a time and lets at most `queue` tasks wait; refused ones are told to return after
 * `retryAfter` seconds.
 */
export function createLimit(places: number, queue: number, retryAfter = 2): WorkLimit {
  const waiting: Waiting[] = []
  const running = new Map<string, number>()
  /**
   * The turn of each network that waits or runs: the number of its last start. A new network stands just before the one
   * that started last.
   */
  const turns = new Map<string, number>()
  let free = places
  let starts = 0

  async function run<T>(
    work: () => Promise<T>,
    { address, size = 0, hasLeft = () => false }: WorkCaller = {},
  ): Promise<T> {
    const network = networkOf(address)
    if (!turns.has(network)) turns.set(network, starts - 1)
    await new Promise<void>((start, refuse) => {
      waiting.push({ network, size, hasLeft, start, refuse })
      startNext()
      if (waiting.length > queue) remove(lastOfLargest())?.refuse(new ApiError('UNAVAILABLE', { retryAfter }))
    })
    try {
      return await work()
    } finally {
      count(network, -1)
      startNext()
    }
  }

  function startNext(): void {
    while (free > 0 && waiting.length > 0) {
      const next = waiting.reduce((best, one) => (isBefore(one, best) ? one : best))
      remove(next)
      if (next.hasLeft()) {
        next.refuse(new ApiError('UNAVAILABLE', { retryAfter }))
        continue
      }
      turns.set(next.network, ++starts)
      count(next.network, 1)
      next.start()
    }
    const present = new Set([...running.keys(), ...waiting.map(({ network }) => network)])
    for (const network of turns.keys()) if (!present.has(network)) turns.delete(network)
  }

  /**
   * Networks with the fewest running tasks first, then those that waited longest for a turn, then small work, then
   * early work. A new network goes before the one that started last and after all that waited before it came, so that
   * an endless row of new ones stops nobody.
   */
  function isBefore(one: Waiting, other: Waiting): boolean {
    const ranks = (each: Waiting) => [running.get(each.network) ?? 0, turns.get(each.network) ?? 0, each.size]
    const [a, b] = [ranks(one), ranks(other)]
    const differing = a.findIndex((rank, place) => rank !== b[place])
    return differing >= 0 && (a[differing] ?? 0) < (b[differing] ?? 0)
  }

  function lastOfLargest(): Waiting | undefined {
    const byNetwork = Map.groupBy(waiting, ({ network }) => network)
    const largest = [...byNetwork.values()].reduce((most, each) => (each.length >= most.length ? each : most), [])
    return (
      largest.find(({ hasLeft }) => hasLeft()) ?? largest.reduce((last, one) => (one.size >= last.size ? one : last))
    )
  }

  function remove<Item extends Waiting | undefined>(item: Item): Item {
    if (item) waiting.splice(waiting.indexOf(item), 1)
    return item
  }

  function count(network: string, change: 1 | -1): void {
    free -= change
    const now = (running.get(network) ?? 0) + change
    if (now > 0) running.set(network, now)
    else running.delete(network)
  }

  return { run }
}
