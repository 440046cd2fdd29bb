import { doAlone } from './db/leadership.ts'
import type { Db } from './db/pool.ts'
import { purgeRegistrations } from './domains/account/account.service.ts'
import { purgeCodes } from './domains/account/code.service.ts'
import { purgeSessions } from './domains/account/session.service.ts'
import { purgeCarts } from './domains/cart/cart.service.ts'
import { purgeNotifyRequests } from './domains/catalog/notify-me.service.ts'
import { refreshSales } from './domains/catalog/catalog.queries.ts'
import { purgeReplies } from './domains/message/inbox.service.ts'
import { purgeMessages } from './domains/message/outbox.service.ts'
import { purgeRequestKeys } from './domains/order/placing/place-order.service.ts'
import { clearRefundAccounts } from './domains/order/returns/return.service.ts'
import { purgeCatalogChanges } from './change-log.ts'
import { purgeSearchTerms } from './domains/search/search-term.service.ts'
import { purgeLimits } from './http/rate-limit.ts'

const LOCK = 7_140_003

/** How many rows each duty removed or wrote. */
export interface HouseKept {
  carts: number
  keys: number
  sales: number
  notifyRequests: number
  terms: number
  changes: number
  sessions: number
  codes: number
  registrations: number
  limits: number
  messages: number
  refundAccounts: number
  replies: number
}

/**
 * Removes what nobody needs any more, brings up to date what is counted, and says how much; undefined when another process is at
 * it.
 */
export function keepHouse(db: Db, now: () => Date = () => new Date()): Promise<HouseKept | undefined> {
  return doAlone(db, LOCK, async (trx) => ({
    carts: await purgeCarts({ db: trx, now }),
    keys: await purgeRequestKeys({ db: trx, now }),
    sales: await refreshSales(trx, now()),
    notifyRequests: await purgeNotifyRequests({ db: trx, now }),
    terms: await purgeSearchTerms({ db: trx, now }),
    changes: await purgeCatalogChanges({ db: trx, now }),
    sessions: await purgeSessions({ db: trx, now }),
    codes: await purgeCodes({ db: trx, now }),
    registrations: await purgeRegistrations({ db: trx, now }),
    limits: await purgeLimits(trx),
    messages: await purgeMessages({ db: trx, now }),
    refundAccounts: await clearRefundAccounts({ db: trx, now }),
    replies: await purgeReplies({ db: trx, now }),
  }))
}
