import { useRef } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import type { CartLineRow_LineFragment as Line } from '#app/domains/cart/lines/__generated__/cart-line-row.ts'
import type { WholeCart_CartFragment as Cart } from './__generated__/whole-cart.ts'
import { CartBar } from './cart-bar.tsx'
import { CartChanges } from '#app/domains/cart/lines/cart-changes.tsx'
import { CartLineRow } from '#app/domains/cart/lines/cart-line-row.tsx'
import { CartSummary } from './cart-summary.tsx'
import { ContinueButton } from '#app/domains/cart/checkout/continue-button.tsx'
import { useLineRemoval } from '#app/domains/cart/lines/use-line-removal.tsx'

type Props = { cart: Cart }

/** A cart with something in it: its lines, what changed, the sums, the way on. */
export function FullCart({ cart }: Props) {
  const { t } = useTranslation(['cart', 'common'])
  const heading = useRef<HTMLHeadingElement>(null)
  const take = useLineRemoval(cart)
  const remove = (line: Line) => {
    void take(line)
    // The button that had the focus goes with the line.
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
        <CartSummary cart={cart} action={<ContinueButton cart={cart} className="max-lg:hidden" />} />
      </div>
      <CartBar cart={cart} />
    </div>
  )
}
