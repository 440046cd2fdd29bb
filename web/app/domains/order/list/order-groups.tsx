import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Chip } from '#app/ui/chip.tsx'
import { ChipRow } from '#app/ui/chip-row.tsx'
import type { OrderListPageQuery } from './__generated__/order-list.ts'
import { type Group, groups, orderListPath } from './order-list-load.ts'

type Props = { now: Group; counts: NonNullable<OrderListPageQuery['viewer']>['orderCounts'] }

/** Links to each kind of orders, with its number unless the numbers did not load. */
export function OrderGroups({ now, counts }: Props) {
  const { t } = useTranslation('order')
  return (
    <ChipRow label={t('list.filter')}>
      {groups.map((group) => (
        <Chip key={group} asChild>
          <Link to={orderListPath(group)} aria-current={group === now ? 'page' : undefined} preventScrollReset>
            <span>{t(`list.group.${group}`)}</span>{' '}
            {counts ? <span className="tnum opacity-75">{counts.find((each) => each.group === group)?.count ?? 0}</span> : null}
          </Link>
        </Chip>
      ))}
    </ChipRow>
  )
}
