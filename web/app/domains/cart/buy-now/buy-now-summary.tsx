import type { ComponentProps, SubmitEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { type BuyNowChoice, purchasePath } from '#app/domains/catalog/add-to-cart/buy-now-choice.ts'
import { productPath } from '#app/domains/catalog/catalog-paths.ts'
import { field } from '#app/lib/forms/field.ts'
import { MOST_OF_LINE } from '#app/domains/catalog/add-to-cart/line-quantity.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { numberOf } from '#app/lib/route/number-of.ts'
import { priceText } from '#app/lib/money/price-text.ts'
import { Picture } from '#app/ui/picture.tsx'
import { VatNote } from '#app/lib/money/vat-note.tsx'
import { Price } from '#app/ui/price.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { AppliedCoupon, CouponEntry, CouponField } from '#app/domains/cart/coupon/coupon-entry.tsx'
import { FreeDeliveryLine } from '#app/domains/cart/coupon/free-delivery-line.tsx'
import { SummaryPanel } from '#app/ui/summary-panel.tsx'
import type { BuyNow_QuoteFragment as Quote } from './__generated__/buy-now.ts'
import { lineFacts, LineParts, linePicture } from '#app/domains/cart/lines/line-facts.tsx'
import { QuantityField } from '#app/domains/cart/lines/line-quantity.tsx'
import { SummaryRows } from '#app/domains/cart/my-cart/cart-summary.tsx'

type Props = Pick<ComponentProps<typeof SummaryRows>, 'feeMin'> & {
  quote: Quote
  choice: BuyNowChoice
  /** Branch of the URL. */
  branchId: string
  className?: string
}

/** Summary of a buy-now order: product, quantity, delivery and total. */
export function BuyNowSummary({ quote, choice, branchId, feeMin, className }: Props) {
  const { t } = useTranslation('cart')
  const { product, variant, total } = quote
  const item = (
    <div className="grid grid-cols-[min(4.5rem,18vw)_minmax(0,1fr)] items-center gap-4 border-b border-line-2 pb-4">
      <span className="aspect-4/5 overflow-hidden rounded-sm bg-plinth p-[6%]">
        <Picture {...linePicture(quote)} alt="" sizes="72px" />
      </span>
      <div className="min-w-0 text-14">
        <p className="font-semibold">
          <Link to={productPath(product.slug)} className="hover:underline" viewTransition>
            <Text>{product.name}</Text>
          </Link>
        </p>
        <p className="text-text-2 first-letter:uppercase">
          <Text>{lineFacts(variant, t)}</Text>
        </p>
        <LineParts parts={quote.parts} />
        <BuyNowQuantity quote={quote} choice={choice} branchId={branchId} />
      </div>
    </div>
  )
  return (
    <SummaryPanel
      className={className}
      title={t('buyNow.summary')}
      before={
        <>
          {item}
          <FreeDeliveryLine sums={quote} isAreaKnown={quote.deliveryFee !== null} />
          <BuyNowCoupon quote={quote} choice={choice} branchId={branchId} />
        </>
      }
      totalLabel={t('summary.total')}
      total={<Price now={priceText(total)} size="total" />}
      note={
        <>
          <VatNote {...quote} /> {t(quote.pickup ? 'pickup.pay' : 'summary.note')}
        </>
      }
    >
      <SummaryRows sums={quote} feeMin={feeMin} />
    </SummaryPanel>
  )
}

/**
 * Quantity field of the summary. The quantity is part of the page's URL, so a change navigates; without JavaScript a
 * button submits it.
 */
function BuyNowQuantity({
  quote: { product, available },
  choice,
  branchId,
}: Pick<Props, 'quote' | 'choice' | 'branchId'>) {
  const navigate = useNavigate()
  const { name, slug } = product
  const max = Math.max(1, Math.min(MOST_OF_LINE, available))
  return (
    <form
      action={purchasePath(slug)}
      onSubmit={(event) => event.preventDefault()}
      className="mt-2 flex flex-wrap items-center gap-2"
    >
      <ChoiceFields choice={choice} branchId={branchId} />
      {choice.couponCode ? <input type="hidden" name="coupon" value={choice.couponCode} /> : null}
      <QuantityField
        product={name}
        name="qty"
        defaultValue={choice.quantity}
        max={max}
        onValueChange={(quantity) =>
          void navigate(purchasePath(slug, { ...choice, quantity }, branchId), {
            replace: true,
            preventScrollReset: true,
          })
        }
      />
    </form>
  )
}

/**
 * Coupon of the summary. Its code is part of the page's URL, like the quantity, so this form works without JavaScript
 * too.
 */
function BuyNowCoupon({ quote: { product, coupon }, choice, branchId }: Pick<Props, 'quote' | 'choice' | 'branchId'>) {
  const { t } = useTranslation('cart')
  const navigate = useNavigate()
  const { slug } = product
  if (coupon) {
    return (
      <AppliedCoupon coupon={coupon}>
        <TextLink asChild underlined>
          <Link
            to={purchasePath(slug, { ...choice, couponCode: null }, branchId)}
            replace
            preventScrollReset
            aria-label={t('coupon.remove', { code: coupon.code })}
          >
            {t('coupon.drop')}
          </Link>
        </TextLink>
      </AppliedCoupon>
    )
  }
  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const couponCode = field(new FormData(event.currentTarget), 'coupon')
    if (couponCode)
      void navigate(purchasePath(slug, { ...choice, couponCode }, branchId), {
        replace: true,
        preventScrollReset: true,
      })
  }
  return (
    <CouponEntry>
      <form action={purchasePath(slug)} onSubmit={apply}>
        <ChoiceFields choice={choice} branchId={branchId} />
        <input type="hidden" name="qty" value={choice.quantity} />
        <CouponField name="coupon" />
      </form>
    </CouponEntry>
  )
}

/** The variant, the parts and the branch of a choice, for forms that open the page again. */
function ChoiceFields({ choice: { variantId, parts }, branchId }: Pick<Props, 'choice' | 'branchId'>) {
  return (
    <>
      <input type="hidden" name="variant" value={numberOf(variantId)} />
      {branchId ? <input type="hidden" name="branch" value={numberOf(branchId)} /> : null}
      {parts ? <input type="hidden" name="parts" value={parts.map(numberOf).join(',')} /> : null}
    </>
  )
}
