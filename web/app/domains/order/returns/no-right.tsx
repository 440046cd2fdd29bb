import { Text } from '#app/lib/i18n/text.tsx'
import { momentWithin, useOrderTexts } from '#app/domains/order/order-dates.ts'
import type { RightRefusal } from '#app/__generated__/schema.ts'

type Props = {
  refusal: RightRefusal | null | undefined
  /** End of the longest return window. */ until: string | null
  today: string
}

/** Why nothing of an order can be returned or exchanged now. Empty before the delivery, when nobody asks. */
export function NoRight({ refusal, until, today }: Props) {
  const texts = useOrderTexts(today)
  if (!refusal || refusal === 'NOT_DELIVERED') return null
  return (
    <p className="text-14 text-text-2">
      <Text>{texts.t(`returns.refusal.${refusal}`, { moment: until ? momentWithin(until, texts) : '' })}</Text>
    </p>
  )
}
