/** Thrown when too many wait already. */
export class Busy extends Error {
  override name = 'Busy'
}

export type Limit = {
  /** Runs the work when a place is free, in the order of asking. @throws Busy when the queue is full */
  run: <T>(work: () => Promise<T>) => Promise<T>
  /** how many run or wait */
  load: () => number
}

/** Lets `places` run at a time and `queue` wait. */
export function createLimit(places: number, queue: number): Limit {
  const waiting: (() => void)[] = []
  let running = 0

  async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running < places) running++
    else {
      if (waiting.length >= queue) throw new Busy(`${queue} jobs are waiting already`)
      // whoever finishes hands over its place: `running` stays as it is
      await new Promise<void>(resolve => waiting.push(resolve))
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
  return { run, load: () => running + waiting.length }
}
