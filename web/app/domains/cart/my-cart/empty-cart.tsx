import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { numberOf } from '#app/lib/route/number-of.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { WholeCart_CartFragment as Cart } from '#app/domains/cart/__generated__/whole-cart.ts'

type Props = { lastOrder?: Cart['lastOrder'] }

/** Empty cart. Links to the last order of this browser, if there is one. */
export function EmptyCart({ lastOrder }: Props) {
  const { t } = useTranslation('cart')
  return (
    <EmptyState
      level={1}
      className="lg:col-span-full"
      icon={<ShoppingBag aria-hidden="true" />}
      title={t('empty.title')}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button asChild>
            <Link to="/search" viewTransition>
              {t('empty.shop')}
            </Link>
          </Button>
          {lastOrder?.order && lastOrder.token ? (
            <Button asChild variant="outline">
              <Link
                to={`/client/order/${numberOf(lastOrder.order.id)}?token=${encodeURIComponent(lastOrder.token)}`}
                viewTransition
              >
                {t('empty.follow')}
              </Link>
            </Button>
          ) : null}
        </div>
      }
    >
      <p>
        {lastOrder?.order ? <Text>{t('empty.lastOrder', { number: lastOrder.order.number })}</Text> : t('empty.text')}
      </p>
    </EmptyState>
  )
}
