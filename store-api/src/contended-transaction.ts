import { type Db, poolRoom } from '#src/db/pool.ts'

/**
 * Maximum share of a pool's connections that waits for locks of orders and stock; the rest serves pages and carts
 * meanwhile.
 */
const SHARE = 0.6

/**
 * Runs a transaction that locks rows with much contention (orders, stock levels). Throws what `work` throws, and
 * lock_not_available (55P03) when too many such transactions wait.
 */
export async function contendedTransaction<Result>(db: Db, work: (trx: Db) => Promise<Result>): Promise<Result> {
  const leave = await enter(db)
  try {
    return await db.transaction().execute(work)
  } finally {
    leave()
  }
}

interface Lane {
  free: number
  waiting: Set<() => void>
}

const lanes = new WeakMap<Db, Lane>()

/** Waits for a slot for such transactions, first come, first served. Returns a function that frees the slot. */
async function enter(db: Db): Promise<() => void> {
  const { max, patience } = poolRoom(db)
  const lane = lanes.get(db) ?? { free: Math.max(1, Math.floor(max * SHARE)), waiting: new Set() }
  lanes.set(db, lane)
  if (lane.free > 0) lane.free -= 1
  else await turn(lane, patience)
  return () => {
    const [next] = lane.waiting
    if (!next) lane.free += 1
    else next()
  }
}

function turn({ waiting }: Lane, patience: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const enterNow = () => {
      waiting.delete(enterNow)
      clearTimeout(late)
      resolve()
    }
    const late = setTimeout(() => {
      waiting.delete(enterNow)
      reject(Object.assign(new Error('Too many transactions wait for locks'), { code: '55P03' }))
    }, patience)
    waiting.add(enterNow)
  })
}
