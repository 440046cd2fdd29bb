import { useId } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { piastresOf } from '#app/lib/money/money.ts'
import type { WholeCart_CartFragment as Cart } from '#app/domains/cart/__generated__/whole-cart.ts'

/** Returns whether a coupon that applies makes the delivery free. */
export function isDeliveryFreeBy(coupon: Cart['coupon']): boolean {
  return coupon?.benefit === 'FREE_DELIVERY' && !coupon.problem
}

type Props = {
  sums: Pick<Cart, 'freeDelivery' | 'deliveryFee' | 'coupon'>
  /** While the area is unknown, the sum is the lowest of all areas, so nothing is promised. */
  isAreaKnown: boolean
}

/**
 * How much is missing to free delivery. Renders nothing where no sum makes it free, and where it is free for another
 * reason.
 */
export function FreeDeliveryLine({ sums: { freeDelivery, deliveryFee, coupon }, isAreaKnown }: Props) {
  const { t } = useTranslation('cart')
  const id = useId()
  if (!freeDelivery) return null
  const { from, missing, reached } = freeDelivery
  const isFreeAnyway = isDeliveryFreeBy(coupon) || (deliveryFee !== null && Number(deliveryFee.amount) === 0)
  if (!reached && isFreeAnyway) return null
  const key = `${reached ? 'reached' : 'missing'}${isAreaKnown ? '' : 'Somewhere'}` as const
  const most = piastresOf(from)
  return (
    <div className="grid gap-2">
      <p id={id} role="status" className="text-14 text-text-2">
        <Text>{t(`freeDelivery.${key}`, { missing: missing.formatted })}</Text>
      </p>
      <progress
        aria-label={t('freeDelivery.label')}
        aria-describedby={id}
        max={most}
        value={most - piastresOf(missing)}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-surface-3 [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-surface-3 [&::-webkit-progress-value]:bg-accent"
      />
    </div>
  )
}
