import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { remindToConfirm } from './ask-confirm.service.ts'
import { isContactHour } from './contact-hours.ts'
import { lockOrder } from './locked-order.service.ts'
import {
  type DueRow, selectFailedTwice, selectIn, selectLate, selectMade, selectStaleEdits, selectUnreminded, selectWaitsBefore,
} from './order-jobs.queries.ts'
import { waitOf } from '#src/domains/order/order-facts.ts'
import { selectEvents } from '#src/domains/order/order.queries.ts'
import { type OrderStatus, orderStatuses } from '#src/domains/order/order.schema.ts'
import { transitions } from './order.transitions.ts'
import { retryConflicts } from '#src/domains/order/retry-conflicts.ts'
import { moveOrder } from './transition.service.ts'

const HOUR = 3_600_000
/** After so many hours a customer is reminded, and then given up (DOMAIN §2.1). */
const [FIRST_REMINDER, SECOND_REMINDER, GIVEN_UP] = [4, 24, 48]
/** A cancellation that the shop does not answer is granted. */
const CANCEL_GRANTED = 24
/** The parcel turns back within 24 hours of the second failed delivery: half of them is left to the branch. */
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
    find: ({ db }, hoursAgo) => selectWaitsBefore(db, hoursAgo(GIVEN_UP)),
    run: (context, due) => move(context, due, 'canceled', 'unconfirmed'),
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

async function remind(context: Context, { id, seq }: DueRow, time: number): Promise<void> {
  await inOrder(context, id, async (inside) => {
    const order = await lockOrder(inside, id)
    const wait = waitOf(await selectEvents(inside.db, id))
    if (order.status !== 'waitingCustomer' || wait?.seq !== seq) return
    await remindToConfirm(inside, order, { orderId: id, seq, at: wait.at }, time)
  })
}

async function inOrder(context: Context, id: number, work: (inside: Context) => Promise<void>): Promise<void> {
  await retryConflicts(() =>
    context.db.transaction().execute(async (db) => {
      const inside = { ...context, db }
      await lockOrder(inside, id)
      await work(inside)
    }),
  )
}
