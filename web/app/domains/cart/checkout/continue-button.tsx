import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Button } from '#app/ui/button.tsx'
import type { WholeCart_CartFragment as Cart } from '#app/domains/cart/__generated__/whole-cart.ts'

const paths = { CART: undefined, CLIENT: '/cart', ADDRESS: '/cart/address', PAYMENT: '/cart/payments' } as const

type Props = { cart: Cart; className?: string }

/** The first step that is not finished; none while a line cannot be ordered as it stands, which the shop would refuse. */
export function wayOn(cart: Cart): string | undefined {
  return cart.lines.some(({ problem }) => problem !== null) ? undefined : paths[cart.nextStep]
}

/** On to the first step that is not finished, or why there is no way on. */
export function ContinueButton({ cart, className }: Props) {
  const { t } = useTranslation('cart')
  const path = wayOn(cart)
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
