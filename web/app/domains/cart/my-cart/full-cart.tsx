import { type ComponentProps, useRef } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import type {
  CartLineRow_LineFragment as Line,
  WholeCart_CartFragment as Cart,
} from '#app/domains/cart/__generated__/whole-cart.ts'
import { CartChanges } from '#app/domains/cart/lines/cart-changes.tsx'
import { CartLineRow } from '#app/domains/cart/lines/cart-line-row.tsx'
import { CouponBox } from '#app/domains/cart/coupon/coupon-box.tsx'
import { FreeDeliveryLine } from '#app/domains/cart/coupon/free-delivery-line.tsx'
import { CartSummary } from './cart-summary.tsx'
import { useLineRemoval } from '#app/domains/cart/lines/use-line-removal.tsx'
import { CART_PATH } from '#app/domains/catalog/add-to-cart/add-to-cart-write.ts'
import { priceText } from '#app/lib/money/price-text.ts'
import { Price } from '#app/ui/price.tsx'
import { StickyBar } from '#app/ui/sticky-bar.tsx'
import { Button } from '#app/ui/button.tsx'

type Props = Pick<ComponentProps<typeof CartSummary>, 'feeMin'> & { cart: Cart }

/** Cart with lines: changes, lines, totals and the button to continue. */
export function FullCart({ cart, feeMin }: Props) {
  const { t } = useTranslation(['cart', 'common'])
  const heading = useRef<HTMLHeadingElement>(null)
  const removeLine = useLineRemoval(cart)
  const remove = (line: Line) => {
    void removeLine(line)
    // The focused button disappears with the line.
    heading.current?.focus()
  }
  return (
    <div>
      <h1 ref={heading} tabIndex={-1} className="type-h1 mb-6 flex flex-wrap items-baseline gap-x-3 outline-none">
        {t('title')}
        <span className="font-text text-14 font-normal text-text-3">
          <Text>{t('common:pieces', { count: cart.quantity })}</Text>
        </span>
      </h1>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-16">
        <div className="grid gap-4">
          <CartChanges changes={cart.changes} lines={cart.lines} />
          <ul>
            {cart.lines.map((line) => (
              <CartLineRow key={line.id} line={line} onRemove={remove} />
            ))}
          </ul>
        </div>
        <CartSummary
          cart={cart}
          feeMin={feeMin}
          before={
            <>
              <FreeDeliveryLine sums={cart} isAreaKnown={cart.address !== null} />
              <CouponBox coupon={cart.coupon} page={CART_PATH} />
            </>
          }
          action={<ContinueButton cart={cart} className="max-lg:hidden" />}
        />
      </div>
      <CartBar cart={cart} />
    </div>
  )
}

/**
 * Sticky bar on phones with total and continue button. Not rendered when the cart cannot be ordered; the summary then
 * says why.
 */
function CartBar({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart')
  if (!nextStepPath(cart)) return null
  return (
    <StickyBar className="-mx-gutter mt-4">
      <div className="flex-none">
        <p className="type-meta">{t('summary.total')}</p>
        <Price now={priceText(cart.total)} size="lg" />
      </div>
      <ContinueButton cart={cart} className="min-w-0 flex-1" />
    </StickyBar>
  )
}

const paths = { CART: undefined, CONTACT: '/cart', ADDRESS: '/cart/address', PAYMENT: '/cart/payments' } as const

type ContinueButtonProps = { cart: Cart; className?: string }

/**
 * Returns the path of the first unfinished checkout step; undefined while a line cannot be ordered, because the store
 * would refuse it.
 */
function nextStepPath(cart: Cart): string | undefined {
  return cart.lines.some(({ problem }) => problem !== null) ? undefined : paths[cart.nextStep]
}

/** Button to the first unfinished checkout step; disabled with the reason when there is none. */
function ContinueButton({ cart, className }: ContinueButtonProps) {
  const { t } = useTranslation('cart')
  const path = nextStepPath(cart)
  if (path) {
    return (
      <Button asChild size="lg" block className={className}>
        <Link to={path} viewTransition>
          {t('summary.continue')}
        </Link>
      </Button>
    )
  }
  return (
    <div className="grid gap-2">
      <Button size="lg" block disabled aria-describedby="cart-held">
        {t('summary.continue')}
      </Button>
      <p id="cart-held" className="type-meta">
        {t('problem.hold')}
      </p>
    </div>
  )
}
