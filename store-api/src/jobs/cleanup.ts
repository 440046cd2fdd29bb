import { doAlone } from '#src/db/leadership.ts'
import type { Db } from '#src/db/pool.ts'
import { purgeRegistrations } from '#src/domains/account/account.service.ts'
import { purgeCodes } from '#src/domains/account/code.service.ts'
import { purgeSessions } from '#src/domains/account/session.service.ts'
import { purgeCarts } from '#src/domains/cart/cart.service.ts'
import { purgeNotifyRequests } from '#src/domains/catalog/notify-me.service.ts'
import { refreshSales } from '#src/domains/catalog/catalog.queries.ts'
import { purgeReplies } from '#src/domains/message/inbox.service.ts'
import { purgeMessages } from '#src/domains/message/outbox.service.ts'
import { purgeRequestKeys } from '#src/domains/order/checkout/place-order.service.ts'
import { clearRefundAccounts } from '#src/domains/order/returns/return.service.ts'
import { purgeCatalogChanges } from '#src/change-log.ts'
import { purgeSearchTerms } from '#src/domains/search/search-term.service.ts'
import { purgeLimits } from '#src/http/rate-limit.ts'

const LOCK = 7_140_003

/** How many rows each duty removed or wrote. */
export interface CleanedUp {
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
 * Removes what nobody needs any more, brings up to date what is counted, and says how much; undefined when another
 * process is at it.
 */
export function cleanUp(db: Db, now: () => Date = () => new Date()): Promise<CleanedUp | undefined> {
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
