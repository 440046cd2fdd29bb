import Package from 'lucide-react/icons/package'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { type Group, orderListPath } from './order-list-load.ts'

/** No orders of this kind: to the shop, or to all of them. */
export function NoOrders({ group, any }: { group: Group; /** There are orders of another kind. */ any: boolean }) {
  const { t } = useTranslation('order')
  return (
    <EmptyState
      icon={<Package />}
      title={t(`list.none.${group}`)}
      action={
        <Button asChild>
          {any ? <Link to={orderListPath('ALL')}>{t('list.showAll')}</Link> : <Link to="/search">{t('list.shop')}</Link>}
        </Button>
      }
    >
      {any ? null : t('list.noneText')}
    </EmptyState>
  )
}
