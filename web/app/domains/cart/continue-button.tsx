import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import type { WholeCart_CartFragment as Cart } from './__generated__/whole-cart.ts'

const paths = { CART: undefined, CLIENT: '/cart', ADDRESS: '/cart/address', PAYMENT: '/cart/payments' } as const

type Props = { cart: Cart }

/** On to the first step that is not finished; not while a line cannot be ordered as it stands, which the shop would refuse. */
export function ContinueButton({ cart }: Props) {
  const { t } = useTranslation('cart')
  const path = paths[cart.nextStep]
  const held = !path || cart.lines.some(({ problem }) => problem !== null)
  if (!held) {
    return (
      <Button asChild size="lg" block>
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
