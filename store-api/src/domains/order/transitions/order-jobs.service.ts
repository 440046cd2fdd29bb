import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { contendedTransaction } from '#src/contended-transaction.ts'
import { addContactHours, CALL_HOURS, isContactHour } from '#src/domains/order/contact-hours.ts'
import { announceDeadline, HOLD_HOURS, remindToConfirm } from './confirm-messages.service.ts'
import { lockOrder, moveInside, moveOrder } from './move-order.service.ts'
import { remindOfMade } from './order-news.service.ts'
import {
  type DueRow,
  selectConfirmed,
  selectFailed,
  selectIn,
  selectLate,
  selectManufactured,
  selectPickupsEnding,
  selectScarce,
  selectStaleEdits,
  selectUncalled,
  selectUnconfirmed,
  selectUnreminded,
  selectUnremindedOfMade,
  selectWithoutDeadlineMessage,
} from './order-jobs.queries.ts'
import { announcePickup } from './pickup-messages.service.ts'
import { type Wait, lastWaitEvent } from '#src/domains/order/order-access.ts'
import { type OrderRow, selectEvents } from '#src/domains/order/order.queries.ts'
import { orderStatuses, type OrderStatus } from '#src/order-statuses.ts'
import { transitions } from '#src/domains/order/order.transitions.ts'
import { orderFacts } from '#src/domains/order/order-facts.ts'
import { updateHold } from '#src/domains/order/stock/stock.queries.ts'

const HOUR = 3_600_000
/** Hours until an unconfirmed order gets its reminders and is canceled (docs/rules/orders.md#confirmation). */
const [FIRST_REMINDER, SECOND_REMINDER, CANCELED] = [4, 24, 48]
/** Hours before the end of a shorter wait at which its message goes out. */
const DEADLINE_NOTICE = 1
/** Hours until a cancellation request without an answer is granted. */
const CANCEL_GRANTED = 24
/** Hours after the second failed delivery until the parcel returns (docs/rules/delivery.md#failed-delivery). */
const RETURNED = 12

/**
 * Hours before the end of a pick-up's reservation from which its message goes out, in contact hours
 * (docs/rules/pickup.md#holding).
 */
const PICKUP_NOTICE = 18

/** A scheduled job: finds due orders and handles one. */
interface Job {
  find: (context: Context, hoursAgo: (hours: number) => Date) => Promise<DueRow[]>
  run: (context: Context, due: DueRow) => Promise<void>
}

/** Reason of the events that end a pick-up which nobody collected. */
const NOT_COLLECTED = 'notCollected'

const canBeLate = orderStatuses.filter((status) => transitions[status].late?.includes('S'))

/**
 * Jobs by the name in the log, in their order (docs/rules/orders.md#scheduled-jobs). The second reminder precedes the
 * first: it replaces it.
 */
const jobs: Record<string, Job> = {
  editsDropped: { find: ({ db, now }) => selectStaleEdits(db, now()), run: dropEdit },
  givenUp: {
    find: async ({ db, now }, hoursAgo) => [
      ...(await selectUnconfirmed(db, hoursAgo(CANCELED), now())),
      ...(await selectIn(db, 'online', hoursAgo(CANCELED))),
    ],
    run: (context, due) => move(context, due, 'canceled', 'unconfirmed'),
  },
  // Before the reminders, which name no time.
  shortened: { find: async ({ db, now }) => (isContactHour(now()) ? selectScarce(db) : []), run: shortenWait },
  hurried: {
    find: async ({ db, now }, hoursAgo) =>
      isContactHour(now()) ? selectWithoutDeadlineMessage(db, hoursAgo(-DEADLINE_NOTICE)) : [],
    run: announce,
  },
  remindedTwice: {
    find: (context, hoursAgo) => findUnreminded(context, hoursAgo(SECOND_REMINDER), hoursAgo(CANCELED), 2),
    run: (context, due) => remind(context, due, 2),
  },
  reminded: {
    find: (context, hoursAgo) => findUnreminded(context, hoursAgo(FIRST_REMINDER), hoursAgo(SECOND_REMINDER), 1),
    run: (context, due) => remind(context, due, 1),
  },
  remindedOfMade: {
    find: async ({ db, now }, hoursAgo) =>
      isContactHour(now()) ? selectUnremindedOfMade(db, hoursAgo(SECOND_REMINDER)) : [],
    run: (context, due) => inOrder(context, due.id, (inside) => remindOfMade(inside, due.id, due.seq)),
  },
  confirmed: {
    find: ({ db }) => selectConfirmed(db),
    run: (context, due) => move(context, due, 'confirm', 'customer'),
  },
  uncalled: {
    find: async ({ db, now }, hoursAgo) => (isContactHour(now()) ? selectUncalled(db, hoursAgo(CALL_HOURS)) : []),
    run: (context, due) => move(context, due, 'canceled', 'notCalled'),
  },
  canceled: {
    find: ({ db }, hoursAgo) => selectIn(db, 'cancel', hoursAgo(CANCEL_GRANTED)),
    run: (context, due) => move(context, due, 'canceled', 'granted'),
  },
  pickupsOver: { find: ({ db, now }) => selectPickupsEnding(db, now(), false), run: endPickup },
  pickupsEnding: {
    find: async ({ db, now }, hoursAgo) =>
      isContactHour(now()) ? selectPickupsEnding(db, hoursAgo(-PICKUP_NOTICE), true) : [],
    run: (context, due) =>
      whileHeld(context, due, (inside, order, until) =>
        announcePickup(inside, order, 'pickup_ending', { seq: due.seq, until }),
      ),
  },
  late: {
    find: ({ db, now }) => selectLate(db, now(), canBeLate),
    run: (context, due) => move(context, due, 'late', 'promise'),
  },
  turnedBack: {
    find: ({ db }, hoursAgo) => selectFailed(db, hoursAgo(RETURNED)),
    run: (context, due) => move(context, due, 'returning', 'failedTwice'),
  },
  made: { find: ({ db }) => selectManufactured(db), run: (context, due) => move(context, due, 'online', 'made') },
}

/**
 * Runs the due jobs of orders, at most 100 orders of each job, each in a transaction of its own. Returns the number of
 * orders by job; undefined when nothing was due. Two processes at once make each transition once. An order that fails
 * does not stop the others; the first error is thrown at the end.
 */
export async function runOrderJobs(context: Context): Promise<Record<string, number> | undefined> {
  const moment = context.now()
  const hoursAgo = (hours: number) => new Date(moment.getTime() - hours * HOUR)
  const done: Record<string, number> = {}
  const errors: unknown[] = []
  for (const [name, { find, run }] of Object.entries(jobs)) {
    for (const due of await find(context, hoursAgo)) {
      await run(context, due).then(
        () => (done[name] = (done[name] ?? 0) + 1),
        // Another process or person changed the order first.
        (error: unknown) => error instanceof ApiError || errors.push(error),
      )
    }
  }
  if (errors.length > 0) throw errors[0]
  return Object.keys(done).length > 0 ? done : undefined
}

/** Moves an order; the key names the event that the time counts from, so that the job moves it once. */
function move(context: Context, { id, seq }: DueRow, to: OrderStatus, reason: string): Promise<void> {
  return moveOrder(context, id, { to, actor: 'S', reason, key: `job:${to}:${seq}` })
}

async function dropEdit(context: Context, { id }: DueRow): Promise<void> {
  await inOrder(context, id, async () => {})
}

async function findUnreminded({ db, now }: Context, before: Date, since: Date, time: number): Promise<DueRow[]> {
  return isContactHour(now()) ? selectUnreminded(db, before, since, time) : []
}

async function remind(context: Context, due: DueRow, time: number): Promise<void> {
  await whileWaiting(context, due, (inside, order, wait) => remindToConfirm(inside, order, wait, time))
}

async function shortenWait(context: Context, due: DueRow): Promise<void> {
  const until = addContactHours(context.now(), HOLD_HOURS)
  await whileWaiting(context, due, async (inside) => updateHold(inside.db, due.id, until))
  await announce(context, due)
}

async function announce(context: Context, due: DueRow): Promise<void> {
  await whileWaiting(context, due, async (inside, order, wait) => {
    const { confirmBy } = orderFacts(order, await selectEvents(inside.db, due.id))
    if (order.hold_until && confirmBy) await announceDeadline(inside, order, wait, confirmBy)
  })
}

/** Runs `work` under the lock of an order that is still in the wait that was found. */
async function whileWaiting(
  context: Context,
  { id, seq }: DueRow,
  work: (inside: Context, order: OrderRow, wait: Wait) => Promise<void>,
): Promise<void> {
  await inOrder(context, id, async (inside) => {
    const order = await lockOrder(inside, id)
    const wait = lastWaitEvent(await selectEvents(inside.db, id))
    if (order.status === 'waitingCustomer' && wait?.seq === seq)
      await work(inside, order, { orderId: id, seq, at: wait.at })
  })
}

/** Cancels a pick-up order that nobody collected; its stock is free again. */
async function endPickup(context: Context, due: DueRow): Promise<void> {
  await whileHeld(context, due, async (inside, order, until) => {
    await moveInside(inside, due.id, { to: 'cancel', actor: 'S', reason: NOT_COLLECTED, key: `job:over:${due.seq}` })
    await moveInside(inside, due.id, {
      to: 'canceled',
      actor: 'S',
      reason: NOT_COLLECTED,
      key: `job:over:${due.seq}:canceled`,
    })
    await announcePickup(inside, order, 'pickup_over', { seq: due.seq, until })
  })
}

/** Runs `work` under the lock of a pick-up order that still waits at the counter. */
async function whileHeld(
  context: Context,
  { id }: DueRow,
  work: (inside: Context, order: OrderRow, until: Date) => Promise<void>,
): Promise<void> {
  await inOrder(context, id, async (inside) => {
    const order = await lockOrder(inside, id)
    if (order.status === 'ready' && order.pickup_branch_id !== null && order.hold_until)
      await work(inside, order, order.hold_until)
  })
}

async function inOrder(context: Context, id: number, work: (inside: Context) => Promise<void>): Promise<void> {
  await contendedTransaction(context.db, async (db) => {
    const inside = { ...context, db }
    await lockOrder(inside, id)
    await work(inside)
  })
}
