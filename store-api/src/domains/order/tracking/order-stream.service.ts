import { findCustomer } from '#src/domains/account/session.service.ts'
import { requireOrderToken } from '#src/domains/order/order-access.ts'
import type { OrderEvent } from '#src/domains/order/order.schema.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import type { StreamEvent } from '#src/http/event-stream.ts'
import { selectMovesAfter, watchOrder } from './order-stream.queries.ts'

/** Milliseconds between heartbeats of a quiet stream. */
const HEARTBEAT_MS = 15_000
/** Heartbeats between checks of a quiet stream: a notification may be lost, and the caller may lose access. */
const CHECK_EVERY = 4

export interface Watch {
  id: number
  /** The order's token; without it the order must belong to the authenticated customer. */
  token: string | undefined
  /** `seq` of the last known event; later ones are sent first. */
  after: number
}

/**
 * Yields the status changes of an order as they are committed, until `stop`; null is a heartbeat. Access is checked
 * before each read: throws NOT_FOUND, LINK_EXPIRED, ACCOUNT_BLOCKED.
 */
export async function* orderMoves(context: Context, watch: Watch, stop: AbortSignal): AsyncGenerator<StreamEvent> {
  const bell = newBell()
  const leave = watchOrder(context.db, watch.id, bell.ring)
  stop.addEventListener('abort', bell.ring, { once: true })
  try {
    let seen = watch.after
    for (let round = 0, rang = true; !stop.aborted; round += 1) {
      if (rang || round % CHECK_EVERY === 0) {
        for (const move of await movesAfter(context, watch, seen)) {
          seen = move.seq
          yield { id: move.seq, event: 'moved', data: move }
        }
      }
      if (!rang || round === 0) yield null
      rang = await bell.wait(HEARTBEAT_MS)
    }
  } finally {
    leave()
  }
}

async function movesAfter(context: Context, { id, token }: Watch, after: number): Promise<OrderEvent[]> {
  const rows = await selectMovesAfter(context.db, id, after, await findOwner(context, id, token))
  if (!rows) throw new ApiError('NOT_FOUND')
  return rows.map(({ seq, from_status, to_status, at }) => {
    return { seq, from: from_status, to: to_status, at: at.toISOString() }
  })
}

/** Returns the required owner of the order; undefined for a caller with its token. */
async function findOwner(context: Context, id: number, token: string | undefined): Promise<number | undefined> {
  if (token) {
    requireOrderToken(context, id, token)
    return undefined
  }
  const customer = await findCustomer(context)
  if (!customer) throw new ApiError('NOT_FOUND')
  return customer.id
}

/** Returns a bell that wakes a waiting function. A ring without a waiter ends the next wait at once. */
function newBell() {
  let rung = false
  let wake = () => undefined as void
  return {
    ring(): void {
      rung = true
      wake()
    },
    /** Waits at most `ms` milliseconds; returns whether it rang since the last wait. */
    async wait(ms: number): Promise<boolean> {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      const was = rung
      rung = false
      return was
    },
  }
}
