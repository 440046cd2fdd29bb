/** Thrown when the queue is full. */
export class Busy extends Error {
  override name = 'Busy'
}

export type Limit = {
  /** Runs the work when a slot is free, first come, first served. Throws Busy when the queue is full. */
  run: <T>(work: () => Promise<T>) => Promise<T>
}

/** Runs at most `places` tasks at a time and lets at most `queue` tasks wait. */
export function createLimit(places: number, queue: number): Limit {
  const waiting: (() => void)[] = []
  let running = 0

  async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running < places) running++
    else {
      if (waiting.length >= queue) throw new Busy(`${queue} jobs are waiting already`)
      // A finished task passes its slot on: `running` stays the same.
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
  return { run }
}
