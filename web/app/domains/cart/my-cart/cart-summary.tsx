import type { ReactNode } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { priceText, savingText } from '#app/lib/money/price-text.ts'
import { VatNote } from '#app/lib/money/vat-note.tsx'
import { Price } from '#app/ui/price.tsx'
import { SummaryPanel, SummaryRow } from '#app/ui/summary-panel.tsx'
import type {
  CartLineRow_LineFragment as Line,
  WholeCart_CartFragment as Cart,
} from '#app/domains/cart/__generated__/whole-cart.ts'
import { Picture } from '#app/ui/picture.tsx'
import { orderableUnits } from '#app/domains/cart/optimistic-cart.ts'
import { lineFacts, LineParts, linePicture } from '#app/domains/cart/lines/line-facts.tsx'
import { isDeliveryFreeBy } from '#app/domains/cart/coupon/free-delivery-line.tsx'
import { formatDayAndHour, formatDays } from '#app/lib/dates/format.ts'

type Props = {
  cart: Cart
  /** Collapses to one row on phones, for checkout steps. */
  collapsible?: boolean
  /** Shows the cart lines above the totals. */
  withLines?: boolean
  /** Lowest delivery fee, shown while the address is unknown. */
  feeMin?: FeeMin
  /** Further elements above the totals. */
  before?: ReactNode
  action?: ReactNode
  className?: string
}

type FeeMin = { formatted: string } | null

/** Totals of the cart: products, saving, delivery, and the total to pay on delivery. */
export function CartSummary({
  cart,
  collapsible = false,
  withLines = false,
  feeMin,
  before,
  action,
  className,
}: Props) {
  const { t } = useTranslation('cart')
  const { total, address } = cart
  const quantity = cart.lines.reduce((sum, line) => sum + orderableUnits(line), 0)
  const pieces = t(collapsible ? 'summary.short' : 'summary.title', { pieces: quantity })
  return (
    <SummaryPanel
      className={className}
      collapsible={collapsible}
      title={<Text>{pieces}</Text>}
      before={
        <>
          {withLines ? <SummaryLines lines={cart.lines} /> : null}
          {before}
        </>
      }
      totalLabel={t('summary.total')}
      total={
        <Price now={priceText(total)} size="total" className={collapsible ? 'max-lg:[&>span]:text-20' : undefined} />
      }
      note={
        <>
          <VatNote {...cart} /> {t(cart.pickup ? 'pickup.pay' : 'summary.note')}
        </>
      }
      action={action}
    >
      <SummaryRows sums={{ ...cart, quantity }} place={address?.state.name} feeMin={feeMin} />
    </SummaryPanel>
  )
}

type SummaryLinesProps = { lines: readonly Line[]; className?: string }

/** Compact list of cart lines: picture, chosen variant, bundle parts, price. */
export function SummaryLines({ lines, className }: SummaryLinesProps) {
  const { t } = useTranslation('cart')
  return (
    <ul className={className ?? 'border-b border-line-2 pb-2'}>
      {lines.map((line) => (
        <li key={line.id} className="grid grid-cols-[min(3.5rem,16vw)_minmax(0,1fr)_auto] items-center gap-3 py-2">
          <span className="aspect-4/5 overflow-hidden rounded-sm bg-plinth p-[6%]">
            <Picture {...linePicture(line)} alt="" sizes="56px" />
          </span>
          <div className="min-w-0 text-14">
            <p className="font-semibold text-text">
              <Text>{line.product.name}</Text>
            </p>
            <p className="text-text-2 first-letter:uppercase">
              <Text>{[lineFacts(line.variant, t), `×${line.quantity}`].filter(Boolean).join(' · ')}</Text>
            </p>
            <LineParts parts={line.parts} />
          </div>
          <Price now={priceText(line.price)} size="sm" />
        </li>
      ))}
    </ul>
  )
}

type SummaryRowsProps = {
  sums: Pick<
    Cart,
    'quantity' | 'subtotal' | 'discount' | 'couponDiscount' | 'coupon' | 'deliveryFee' | 'delivery' | 'pickup'
  >
  /** The governorate that the delivery fee is for, when it is known. */
  place?: string
  /** Lowest delivery fee, shown while the area is unknown. */
  feeMin?: FeeMin
}

/** Rows of a cart's or a quote's sums: products, savings, delivery and the day that it arrives. */
export function SummaryRows({ sums, place, feeMin }: SummaryRowsProps) {
  const { quantity, subtotal, discount, couponDiscount, coupon, pickup } = sums
  const { t, locale } = useTranslation('cart')
  return (
    <>
      <SummaryRow
        label={<Text>{t('summary.products', { pieces: quantity })}</Text>}
        value={<Price now={priceText(subtotal)} size="sm" />}
      />
      {Number(discount.amount) > 0 ? (
        <SummaryRow label={t('summary.saving')} tone="saving" value={<Price now={savingText(discount)} size="sm" />} />
      ) : null}
      {coupon && Number(couponDiscount.amount) > 0 ? (
        <SummaryRow
          label={<Text>{t('summary.coupon', { code: coupon.code })}</Text>}
          tone="saving"
          value={<Price now={savingText(couponDiscount)} size="sm" />}
        />
      ) : null}
      {pickup ? (
        <>
          <SummaryRow
            label={<Text>{t('pickup.from', { branch: pickup.branch.name })}</Text>}
            value={t('pickup.free')}
          />
          <SummaryRow label={t('pickup.readyLabel')} value={<Text>{formatDayAndHour(pickup.readyAt, locale)}</Text>} />
        </>
      ) : (
        <DeliveryRows sums={sums} place={place} feeMin={feeMin} />
      )}
    </>
  )
}

/** Rows of the delivery fee and of the day that a delivery arrives. */
function DeliveryRows({ sums, place, feeMin }: SummaryRowsProps) {
  const { deliveryFee, delivery } = sums
  const { t, locale } = useTranslation('cart')
  return (
    <>
      <SummaryRow
        label={deliveryFee && place ? t('summary.deliveryTo', { place }) : t('summary.delivery')}
        value={<DeliveryFee sums={sums} feeMin={feeMin} />}
      />
      {deliveryFee && delivery ? (
        <SummaryRow
          label={t('summary.arrives')}
          value={<Text>{formatDays(delivery.from, delivery.to, locale)}</Text>}
        />
      ) : null}
    </>
  )
}

/** The delivery fee, from the lowest one while the area is unknown. */
function DeliveryFee({ sums: { deliveryFee, coupon }, feeMin }: Pick<SummaryRowsProps, 'sums' | 'feeMin'>) {
  const { t } = useTranslation('cart')
  const isFree = deliveryFee ? Number(deliveryFee.amount) === 0 : isDeliveryFreeBy(coupon)
  if (isFree) return <span className="text-accent-text">{t('summary.free')}</span>
  if (deliveryFee) return <Price now={priceText(deliveryFee)} size="sm" />
  return (
    <span className="text-14 text-text-3">
      {feeMin ? <Text>{t('summary.feeFrom', { fee: feeMin.formatted })}</Text> : t('summary.later')}
    </span>
  )
}
