import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { contendedTransaction } from '#src/domains/order/contended-transaction.queries.ts'
import { afterContactHours, HOLD_HOURS, hurryToConfirm, isContactHour, remindToConfirm } from './ask-confirm.service.ts'
import { lockOrder, moveOrder } from './move-order.service.ts'
import {
  type DueRow, selectFailedTwice, selectGivenUp, selectIn, selectLate, selectMade, selectStaleEdits, selectUnreminded,
} from './order-jobs.queries.ts'
import { factsOf, type Wait, waitOf } from '#src/domains/order/order-facts.ts'
import { type OrderRow, selectEvents } from '#src/domains/order/order.queries.ts'
import { type OrderStatus, orderStatuses } from '#src/domains/order/order.schema.ts'
import { transitions } from '#src/domains/order/order.transitions.ts'
import { selectScarce, selectUnhurried, updateHold } from './scarce-stock.queries.ts'

const HOUR = 3_600_000
/** Hours until an unconfirmed order is reminded of, and canceled (docs/rules/orders.md#confirmation). */
const [FIRST_REMINDER, SECOND_REMINDER, GIVEN_UP] = [4, 24, 48]
/** A guest who holds what is scarce is told so long before she is given up, hours. */
const HURRIED_BEFORE = 1
/** A cancellation that the shop does not answer is granted. */
const CANCEL_GRANTED = 24
/** Hours after the second failed delivery until the parcel turns back (docs/rules/delivery.md#failed-delivery). */
const TURNED_BACK = 12

interface Duty {
  find: (context: Context, hoursAgo: (hours: number) => Date) => Promise<DueRow[]>
  run: (context: Context, due: DueRow) => Promise<void>
}

const canBeLate = orderStatuses.filter((status) => transitions[status].late?.includes('S'))

/** What the shop does by itself with orders; the second reminder stands before the first, which it makes needless. */
const duties: Record<string, Duty> = {
  editsDropped: { find: ({ db, now }) => selectStaleEdits(db, now()), run: dropEdit },
  givenUp: {
    find: ({ db, now }, hoursAgo) => selectGivenUp(db, hoursAgo(GIVEN_UP), now()),
    run: (context, due) => move(context, due, 'canceled', 'unconfirmed'),
  },
  // Before the reminders, which would name no time.
  shortened: { find: async ({ db, now }) => (isContactHour(now()) ? selectScarce(db) : []), run: shorten },
  hurried: {
    find: async ({ db, now }, hoursAgo) => (isContactHour(now()) ? selectUnhurried(db, hoursAgo(-HURRIED_BEFORE)) : []),
    run: hurry,
  },
  remindedTwice: {
    find: (context, hoursAgo) => unreminded(context, hoursAgo(SECOND_REMINDER), hoursAgo(GIVEN_UP), 2),
    run: (context, due) => remind(context, due, 2),
  },
  reminded: {
    find: (context, hoursAgo) => unreminded(context, hoursAgo(FIRST_REMINDER), hoursAgo(SECOND_REMINDER), 1),
    run: (context, due) => remind(context, due, 1),
  },
  confirmed: {
    find: ({ db, now }) => selectIn(db, 'customerConfirmed', now()),
    run: (context, due) => move(context, due, 'confirm', 'customer'),
  },
  canceled: {
    find: ({ db }, hoursAgo) => selectIn(db, 'cancel', hoursAgo(CANCEL_GRANTED)),
    run: (context, due) => move(context, due, 'canceled', 'granted'),
  },
  late: {
    find: ({ db, now }) => selectLate(db, now(), canBeLate),
    run: (context, due) => move(context, due, 'late', 'promise'),
  },
  turnedBack: {
    find: ({ db }, hoursAgo) => selectFailedTwice(db, hoursAgo(TURNED_BACK)),
    run: (context, due) => move(context, due, 'returning', 'failedTwice'),
  },
  made: { find: ({ db }) => selectMade(db), run: (context, due) => move(context, due, 'online', 'made') },
}

/**
 * Does what is due with orders, at most 100 of each kind, each order in a transaction of its own, and says how many of each;
 * undefined when nothing was. What two processes do at once is done once. An order that fails hinders no other; the first such
 * error is thrown in the end.
 */
export async function runOrderJobs(context: Context): Promise<Record<string, number> | undefined> {
  const moment = context.now()
  const hoursAgo = (hours: number) => new Date(moment.getTime() - hours * HOUR)
  const done: Record<string, number> = {}
  const errors: unknown[] = []
  for (const [name, { find, run }] of Object.entries(duties)) {
    for (const due of await find(context, hoursAgo)) {
      await run(context, due).then(
        () => (done[name] = (done[name] ?? 0) + 1),
        // Somebody was faster.
        (error: unknown) => error instanceof ApiError || errors.push(error),
      )
    }
  }
  if (errors.length > 0) throw errors[0]
  return Object.keys(done).length > 0 ? done : undefined
}

/** The key names the move that it is counted from: a second one for the same is no move. */
function move(context: Context, { id, seq }: DueRow, to: OrderStatus, reason: string): Promise<void> {
  return moveOrder(context, id, { to, actor: 'S', reason, key: `job:${to}:${seq}` })
}

async function dropEdit(context: Context, { id }: DueRow): Promise<void> {
  await inOrder(context, id, async () => {})
}

async function unreminded({ db, now }: Context, before: Date, since: Date, time: number): Promise<DueRow[]> {
  return isContactHour(now()) ? selectUnreminded(db, before, since, time) : []
}

async function remind(context: Context, due: DueRow, time: number): Promise<void> {
  await whileWaiting(context, due, (inside, order, wait) => remindToConfirm(inside, order, wait, time))
}

async function shorten(context: Context, due: DueRow): Promise<void> {
  const until = afterContactHours(context.now(), HOLD_HOURS)
  await whileWaiting(context, due, async (inside) => updateHold(inside.db, due.id, until))
  await hurry(context, due)
}

async function hurry(context: Context, due: DueRow): Promise<void> {
  await whileWaiting(context, due, async (inside, order, wait) => {
    const { confirmBy } = factsOf(order, await selectEvents(inside.db, due.id))
    if (order.hold_until && confirmBy) await hurryToConfirm(inside, order, wait, confirmBy)
  })
}

/** Does something for an order unless it has moved on from the wait that was found. */
async function whileWaiting(context: Context, { id, seq }: DueRow, work: (inside: Context, order: OrderRow, wait: Wait) => Promise<void>): Promise<void> {
  await inOrder(context, id, async (inside) => {
    const order = await lockOrder(inside, id)
    const wait = waitOf(await selectEvents(inside.db, id))
    if (order.status === 'waitingCustomer' && wait?.seq === seq) await work(inside, order, { orderId: id, seq, at: wait.at })
  })
}

async function inOrder(context: Context, id: number, work: (inside: Context) => Promise<void>): Promise<void> {
  await contendedTransaction(context.db, async (db) => {
    const inside = { ...context, db }
    await lockOrder(inside, id)
    await work(inside)
  })
}
