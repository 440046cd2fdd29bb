import type { FastifyBaseLogger } from 'fastify'
import { doAlone } from './db/alone.ts'
import type { Db } from './db/pool.ts'
import { purgeCarts } from './domains/cart/cart-purge.service.ts'
import { forgetWishes, readyWishes } from './domains/catalog/notify-me.service.ts'
import { refreshSales } from './domains/catalog/sales.service.ts'
import { purgeRequestKeys } from './domains/order/request-key-purge.service.ts'
import { purgeCatalogChanges } from './domains/search/catalog-change-purge.service.ts'
import { purgeSearchTerms } from './domains/search/search-term.service.ts'

const LOCK = 7_140_003
const HOUR = 3_600_000

/** How many rows each duty removed or wrote. */
export interface HouseKept {
  carts: number
  keys: number
  sales: number
  wishes: number
  terms: number
  changes: number
}

/**
 * Removes what nobody needs any more, brings up to date what is counted, and says how much; undefined when another process is at
 * it.
 */
export function keepHouse(db: Db, now: () => Date = () => new Date()): Promise<HouseKept | undefined> {
  return doAlone(db, LOCK, async (trx) => ({
    carts: await purgeCarts({ db: trx, now }),
    keys: await purgeRequestKeys({ db: trx, now }),
    sales: await refreshSales({ db: trx, now }),
    wishes: await readyWishes({ db: trx, now }),
    oldWishes: await forgetWishes({ db: trx, now }),
    terms: await purgeSearchTerms({ db: trx, now }),
    changes: await purgeCatalogChanges({ db: trx, now }),
  }))
}

/** Keeps house now and every hour, as long as something else keeps the process alive. What fails is logged and tried again. */
export function keepHouseHourly(db: Db, log: FastifyBaseLogger): void {
  const run = () =>
    void keepHouse(db).then(
      (kept) => log.info({ kept }, 'house kept'),
      (error: Error) => log.warn({ err: error }, 'house not kept'),
    )
  setInterval(run, HOUR).unref()
  run()
}
