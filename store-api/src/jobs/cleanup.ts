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

/**
 * Removes what nobody needs any more, brings up to date what is counted, and returns how many rows each duty removed or
 * wrote. One after the other, each on its own: a long transaction would hold back the vacuum of all tables.
 */
export async function cleanUp(db: Db, now: () => Date = () => new Date()) {
  return {
    carts: await purgeCarts({ db, now }),
    keys: await purgeRequestKeys({ db, now }),
    sales: await refreshSales(db, now()),
    notifyRequests: await purgeNotifyRequests({ db, now }),
    terms: await purgeSearchTerms({ db, now }),
    changes: await purgeCatalogChanges({ db, now }),
    sessions: await purgeSessions({ db, now }),
    codes: await purgeCodes({ db, now }),
    registrations: await purgeRegistrations({ db, now }),
    limits: await purgeLimits(db),
    messages: await purgeMessages({ db, now }),
    refundAccounts: await clearRefundAccounts({ db, now }),
    replies: await purgeReplies({ db, now }),
  }
}
