import { useRef } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { useForm } from '#app/lib/forms/use-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { CART_PATH } from '#app/domains/catalog/add-to-cart/add-to-cart-write.ts'
import { couponWrites } from './coupon-writes.ts'
import {
  type CouponBox_CouponFragment as Coupon,
  useCartCouponApplyMutation,
  useCartCouponRemoveMutation,
} from './__generated__/coupon.ts'
import { AppliedCoupon, CouponEntry, CouponField } from './coupon-entry.tsx'

type Props = { coupon: Coupon | null; /** Path of the page, to return to without JavaScript. */ page: string }

/** The coupon of the cart, with the button that removes it, or the form that applies one. */
export function CouponBox({ coupon, page }: Props) {
  const { t } = useTranslation('cart')
  const box = useRef<HTMLDivElement>(null)
  // The focused button disappears with its form.
  const onDone = () => box.current?.focus()
  // Unnamed, so that no draft replaces the code of the address.
  const apply = useForm(couponWrites.coupon, useCartCouponApplyMutation(), {
    name: '',
    fields: ['code', 'couponCode'],
    onDone,
  })
  const remove = useForm(couponWrites.couponRemove, useCartCouponRemoveMutation(), { onDone })
  const error = apply.error('code') ?? apply.error('couponCode')
  return (
    <div ref={box} tabIndex={-1} role="group" aria-label={t('coupon.title')} className="outline-none">
      {coupon ? (
        <AppliedCoupon coupon={coupon}>
          <remove.Form action={CART_PATH}>
            <input type="hidden" name="intent" value="couponRemove" />
            <input type="hidden" name="page" value={page} />
            <Button
              type="submit"
              variant="link"
              size="sm"
              loading={remove.busy}
              className="-my-2.5"
              aria-label={t('coupon.remove', { code: coupon.code })}
            >
              {t('coupon.drop')}
            </Button>
          </remove.Form>
        </AppliedCoupon>
      ) : (
        <CouponEntry isOpen={Boolean(error)}>
          <apply.Form action={CART_PATH}>
            <input type="hidden" name="intent" value="coupon" />
            <input type="hidden" name="page" value={page} />
            <CouponField name="couponCode" typed={apply.values.couponCode} error={error} busy={apply.busy} />
          </apply.Form>
        </CouponEntry>
      )}
    </div>
  )
}
