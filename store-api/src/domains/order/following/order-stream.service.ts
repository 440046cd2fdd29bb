import { findCustomer } from '#src/domains/account/session.service.ts'
import { requireOrderToken } from '#src/domains/order/order-access.ts'
import type { OrderEvent, OrderStatus } from '#src/domains/order/order.schema.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import type { StreamEvent } from '#src/http/event-stream.ts'
import { selectMovesAfter, watchOrder } from './order-stream.queries.ts'

/** How often a quiet stream says that it is alive, milliseconds. */
const HEARTBEAT = 15_000
/** A quiet stream looks by itself at each fourth heartbeat: for a message that was lost, and for who may no longer look. */
const LOOKS_EVERY = 4

export interface Watch {
  id: number
  /** Of the order's link; without it the order must be the customer's who is logged in. */
  token: string | undefined
  /** The last move that is known; those after it come first. */
  after: number
}

/**
 * The moves of an order, each as it is committed, until `stop`; null is a heartbeat. Who asks must be allowed to see the order each
 * time that something is read: throws NOT_FOUND, LINK_EXPIRED, ACCOUNT_BLOCKED.
 */
export async function* orderMoves(context: Context, watch: Watch, stop: AbortSignal): AsyncGenerator<StreamEvent> {
  const bell = newBell()
  const leave = watchOrder(context.db, watch.id, bell.ring)
  stop.addEventListener('abort', bell.ring, { once: true })
  try {
    let seen = watch.after
    for (let round = 0, rang = true; !stop.aborted; round += 1) {
      if (rang || round % LOOKS_EVERY === 0) {
        for (const move of await movesAfter(context, watch, seen)) {
          seen = move.seq
          yield { id: move.seq, event: 'moved', data: move }
        }
      }
      if (!rang || round === 0) yield null
      rang = await bell.wait(HEARTBEAT)
    }
  } finally {
    leave()
  }
}

async function movesAfter(context: Context, { id, token }: Watch, after: number): Promise<OrderEvent[]> {
  const rows = await selectMovesAfter(context.db, id, after, await ownerOf(context, id, token))
  if (!rows) throw new ApiError('NOT_FOUND')
  return rows.map(({ seq, from_status, to_status, at }) => {
    return { seq, from: from_status as OrderStatus, to: to_status as OrderStatus, at: at.toISOString() }
  })
}

/** Whose the order must be; undefined when the link is enough. */
async function ownerOf(context: Context, id: number, token: string | undefined): Promise<number | undefined> {
  if (token) {
    requireOrderToken(context, id, token)
    return undefined
  }
  const customer = await findCustomer(context)
  if (!customer) throw new ApiError('NOT_FOUND')
  return customer.id
}

/** Wakes who waits for something to happen. What happens while nobody waits is told by the next wait. */
function newBell() {
  let rung = false
  let wake = () => undefined as void
  return {
    ring(): void {
      rung = true
      wake()
    },
    /** Whether it rang, within `ms` milliseconds or since the last wait. */
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
