import { valuesOf } from '#src/http/judged-error.ts'
import { text } from '#src/http/rules.ts'
import { tidyText } from '#src/http/text.ts'
import type { TransitionBody } from '#src/domains/order/order.schema.ts'
import type { Actor } from './order.transitions.ts'
import type { Pieces } from '#src/domains/order/returns/return-pieces.ts'

/** A move of an order that somebody asks for. */
export interface Move {
  to: TransitionBody['to']
  actor: Actor
  actorId?: string
  /** Who holds the order open for a change, for moves into and out of `edit`; the shop when it is left out. */
  holder?: string
  reason?: string
  note?: string
  /** Pieces that are refused at the door, to go back, or back. */
  lines?: Pieces[]
  /** Where goods are brought to. */
  branchId?: number
  /** Whether pieces that come back may be sold again; by the reasons of the customer when it is left out. */
  sellable?: boolean
  key: string
}

/** A move as it is kept, without what PostgreSQL would refuse in a text. Throws VALIDATION_FAILED for a key of blanks. */
export function checkedMove({ actorId, reason, note, key, ...rest }: TransitionBody): Move {
  const clean = (given: string | undefined) => (given === undefined ? undefined : tidyText(given))
  const checked = valuesOf({ key: text(key, { min: 8, max: 100 }) })
  return { ...rest, actorId: clean(actorId), reason: clean(reason), note: clean(note), key: checked.key }
}
