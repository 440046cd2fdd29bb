import type { OrderRow } from '#src/domains/order/order.queries.ts'
import type { Move } from '#src/domains/order/order.transitions.ts'
import {
  checkedPieces, everythingKept, type KeptLine, type Pieces, piecesBack, priceOf, totalsWithout,
} from '#src/domains/order/return-pieces.ts'
import { type OrderReturnLine, type ReturnReason, returnReasons } from '#src/domains/order/return.schema.ts'
import { putBack } from '#src/domains/order/stock/stock-effect.service.ts'
import type { Context } from '#src/http/context.ts'
import { addReturned, closeReturn, insertReturn, selectKeptLines, selectOpenReturn, setSums } from './return.queries.ts'

/**
 * Does what a move means for pieces that come back and for the cash; `order` is as it was before the move, its row locked.
 * Throws VALIDATION_FAILED and INVALID_TRANSITION as `piecesBack` does.
 */
export async function applyReturnEffect(context: Context, order: OrderRow, move: Move): Promise<void> {
  const { status, delivered_at } = order
  if (move.to === 'delivered' && status === 'delivery') return setSums(context.db, order.id, { collected: order.total })
  if (move.to === 'delivered' && status === 'returning') return keepPieces(context, order)
  if (move.to === 'returning' && delivered_at) return openReturn(context, order, move)
  if (move.to === 'split' || move.to === 'returnedReceived') return takeBack(context, order, move)
}

/** Pieces are to go back: those that are named, else all. */
async function openReturn({ db, now }: Context, order: OrderRow, move: Move): Promise<void> {
  const lines = await selectKeptLines(db, order.id)
  const pieces = checkedPieces<Pieces>(move.lines ?? everythingKept(lines), lines)
  const row = { order_id: order.id, status: 'asked' as const, note: move.note ?? null, asked_at: now(), closed_at: null }
  await insertReturn(db, row, withReasons(pieces, move))
}

/** The customer keeps what was to go back. */
async function keepPieces({ db, now }: Context, { id }: OrderRow): Promise<void> {
  const open = await selectOpenReturn(db, id)
  if (open) await closeReturn(db, open.id, 'withdrawn', now())
}

/** Pieces are back: at the door before anything was paid for them, else for their price in cash; the delivery stays paid. */
async function takeBack(context: Context, order: OrderRow, move: Move): Promise<void> {
  const { db } = context
  const lines = await selectKeptLines(db, order.id)
  const open = await selectOpenReturn(db, order.id)
  const pieces = piecesBack(order, move, lines, open?.lines ?? [])
  await putBack(context, order.id, move, lines, pieces)
  await addReturned(db, pieces)
  await settle(context, order, lines, pieces)
  if (order.delivered_at) await writeReceived(context, order, withReasons(pieces, move), open?.id)
}

async function settle({ db }: Context, order: OrderRow, lines: KeptLine[], pieces: Pieces[]): Promise<void> {
  const atTheDoor = order.status === 'delivery'
  // A parcel that nobody took was never paid: its sums stay as they were asked for.
  if (!atTheDoor && !order.delivered_at) return
  const totals = totalsWithout(lines, pieces, order.delivery_fee)
  await setSums(db, order.id, {
    ...totals,
    ...(atTheDoor ? { collected: totals.total } : { refunded: order.refunded + priceOf(pieces, lines) }),
  })
}

/** What came is what the return says; one that nobody asked for by the shop's page is written down now. */
async function writeReceived({ db, now }: Context, order: OrderRow, lines: OrderReturnLine[], openId: number | undefined) {
  if (openId !== undefined) return closeReturn(db, openId, 'received', now(), lines)
  await insertReturn(db, { order_id: order.id, status: 'received', note: null, asked_at: now(), closed_at: now() }, lines)
}

function withReasons(pieces: Pieces[], { reason }: Move): OrderReturnLine[] {
  const common = isReturnReason(reason) ? reason : 'other'
  return pieces.map((piece) => ({ ...piece, reason: piece.reason ?? common }))
}

function isReturnReason(reason: string | undefined): reason is ReturnReason {
  return returnReasons.some((known) => known === reason)
}
