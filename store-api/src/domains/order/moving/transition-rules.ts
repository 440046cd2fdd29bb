import type { TransitionBody } from '#src/domains/order/order.schema.ts'
import { valuesOf } from '#src/http/judged-error.ts'
import { text } from '#src/http/rules.ts'
import { tidyText } from '#src/http/text.ts'
import type { Move } from './order.transitions.ts'

/** A move as it is kept, without what PostgreSQL would refuse in a text. Throws VALIDATION_FAILED for a key of blanks. */
export function checkedMove({ actorId, reason, note, key, ...rest }: TransitionBody): Move {
  const clean = (given: string | undefined) => (given === undefined ? undefined : tidyText(given))
  const checked = valuesOf({ key: text(key, { min: 8, max: 100 }) })
  return { ...rest, actorId: clean(actorId), reason: clean(reason), note: clean(note), key: checked.key }
}
