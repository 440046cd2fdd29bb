import type { Caller } from './order-access.ts'
import { withoutStaleEdit } from './order-facts.ts'
import { MAX_SAVED_EDITS } from './order-limits.ts'
import { type OrderAction, orderActions, type OrderStatus } from './order.schema.ts'
import { isAllowed, type OrderFacts } from './order.transitions.ts'

const reorderable: ReadonlySet<OrderStatus> = new Set<OrderStatus>(['canceled', 'returnedReceived', 'delivered', 'split'])

/** What the shop does by the same calls as a customer; all else it does by moves. */
const ofShop: ReadonlySet<OrderAction> = new Set<OrderAction>(['edit', 'saveEdit', 'discardEdit'])

/**
 * What the caller may do with an order now (docs/rules/orders.md#allowed-actions). Screens and services both decide by it. Empty
 * for null; the shop has the actions of a change only.
 */
export function allowedActions(given: OrderFacts, caller: Caller | null, now: Date): OrderAction[] {
  if (!caller) return []
  const facts = withoutStaleEdit(given, now)
  const { status } = facts
  const may = (to: OrderStatus, reason?: string) => isAllowed(facts, to, caller.actor, { now, reason })
  const mine = status === 'edit' && facts.editHolder === caller.holder
  const allowed: Record<OrderAction, boolean> = {
    confirm: may('customerConfirmed') || may('confirm'),
    edit: may('edit') && (caller.actor === 'B' || mayBeginEdit(facts, now)),
    saveEdit: mine,
    discardEdit: mine,
    cancel: may('canceled'),
    requestCancel: may('cancel') && !may('canceled'),
    chooseDeliveryTime: status === 'abnormal' && isAllowed(facts, 'delivery', 'K', { now }),
    return: status === 'delivered' && may('returning', 'defect'),
    withdrawReturn: status === 'returning' && may('delivered'),
    reorder: reorderable.has(status),
  }
  return orderActions.filter((action) => allowed[action] && (caller.actor === 'C' || ofShop.has(action)))
}

/** Changes without end would mean messages without end, and would keep stock past the time to confirm. */
function mayBeginEdit({ savedEdits, confirmBy }: OrderFacts, now: Date): boolean {
  return savedEdits < MAX_SAVED_EDITS && (!confirmBy || confirmBy > now)
}
