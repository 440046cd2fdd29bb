import { useMemo, useState } from 'react'
import type { UserError } from '#app/lib/apollo/written.ts'
import { randomId } from '#app/lib/http/random-id.ts'

type Props = {
  /** Made with the page. */
  made: string
  /** The key that was sent last. */
  sent: string | undefined
  /** Of the last answer. */
  refusals: readonly UserError[]
}

/**
 * The hidden field `idempotencyKey`: sent again, after a lost answer or a double click, it makes no second order. A key that belongs to
 * another order already (IDEMPOTENCY_CONFLICT) is followed by a new one.
 */
export function OrderKey({ made, sent, refusals }: Props) {
  const isSpent = refusals.some(({ code }) => code === 'IDEMPOTENCY_CONFLICT')
  const [posted] = useState(refusals)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- one key for each answer
  const other = useMemo(randomId, [refusals])
  // The page that answers a form sent without JavaScript was made with a new key.
  const next = refusals === posted ? made : other
  return <input type="hidden" name="idempotencyKey" value={isSpent ? next : (sent ?? made)} />
}
