import { Link } from 'react-router'
import { useEffect, useRef } from 'react'
import Package from 'lucide-react/icons/package'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Chip, ChipRow } from '#app/ui/chip.tsx'
import { growList } from '#app/lib/pagination/grow-list.ts'
import { ListEnd } from '#app/lib/pagination/list-end.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { profileGuard } from '#app/domains/session/guards.ts'
import type { Query, Visit } from '#app/lib/route/page-load.ts'
import { isMoving, usePolledOrder } from '#app/domains/order/tracking/use-live-order.ts'
import { cairoToday } from '#app/domains/order/order-dates.ts'
import {
  OrderListPageDocument,
  type OrderListPageQuery,
  type OrderListPageQueryVariables,
  useOrderListPageQuery,
} from './__generated__/order-list.ts'
import { OrderCard } from './order-card.tsx'

export type Group = OrderListPageQueryVariables['group']

/** Groups of orders in the sequence of the filter. */
const groups: readonly Group[] = ['ALL', 'OPEN', 'DELIVERED', 'RETURNED', 'CANCELED']

const FIRST = 10

/** Orders with a stream each: a browser has six connections to a site over HTTP/1.1. */
const MOST_FOLLOWED = 3

/** Loads the customer's orders by `?group=` and `?after=`. An unknown group means all orders. */
export async function loadOrders(visit: Pick<Visit, 'url'>, query: Query) {
  const { searchParams } = visit.url
  const asked = searchParams.get('group')?.toUpperCase()
  const group = groups.find((known) => known === asked) ?? 'ALL'
  const variables = { first: FIRST, after: searchParams.get('after') || null, group }
  const from = (after: string | null) =>
    query(OrderListPageDocument, { ...variables, after }, { fresh: true, subject: 'viewer.orders' })
  const page = await from(variables.after)
  const { orders } = profileGuard(page.viewer, visit)
  await growList(visit.url, orders, async (after) => profileGuard((await from(after)).viewer, visit).orders)
  return { page, variables, today: cairoToday() }
}

/** Returns the address of a list: '/profile/orders?group=open'. */
export function orderListPath(group: Group, after?: string): string {
  const params = new URLSearchParams(group === 'ALL' ? {} : { group: group.toLowerCase() })
  if (after) params.set('after', after)
  return params.size > 0 ? `/profile/orders?${params}` : '/profile/orders'
}

type Props = Omit<Awaited<ReturnType<typeof loadOrders>>, 'page'>

/** A customer's orders by group. */
export function OrderListPage({ variables, today }: Props) {
  const { t } = useTranslation('order')
  const shown = useRef(0)
  const {
    data: { viewer },
    fetchMore,
    refetch,
  } = useOrderListPageQuery({ variables, refetchOn: { windowFocus: () => shown.current <= FIRST } })
  useEffect(() => void (shown.current = viewer?.orders?.nodes.length ?? 0))
  if (!viewer?.orders) return null
  const { orders, orderCounts } = viewer
  const all = orderCounts && (orderCounts.find(({ group }) => group === 'ALL')?.count ?? 0)
  return (
    <div className="grid min-w-0 content-start gap-5">
      <h1 className="type-h1">{t('list.title')}</h1>
      {all === 0 ? null : <OrderGroups now={variables.group} counts={orderCounts} />}
      {orders.nodes.length > 0 ? (
        <div>
          <OrderList
            key={orderListPath(variables.group, variables.after ?? undefined)}
            orders={orders}
            variables={variables}
            today={today}
            refresh={refetch}
            load={(after) => fetchMore({ variables: { after } })}
          />
        </div>
      ) : (
        <NoOrders group={variables.group} any={all === null ? variables.group !== 'ALL' : all > 0} />
      )}
    </div>
  )
}

type OrderGroupsProps = { now: Group; counts: NonNullable<OrderListPageQuery['viewer']>['orderCounts'] }

/** Links to the groups of orders, with their counts if those were loaded. */
function OrderGroups({ now, counts }: OrderGroupsProps) {
  const { t } = useTranslation('order')
  return (
    <ChipRow label={t('list.filter')}>
      {groups.map((group) => (
        <Chip key={group} asChild>
          <Link to={orderListPath(group)} aria-current={group === now ? 'page' : undefined} preventScrollReset>
            <span>{t(`list.group.${group}`)}</span>{' '}
            {counts ? (
              <span className="tnum opacity-75">{counts.find((each) => each.group === group)?.count ?? 0}</span>
            ) : null}
          </Link>
        </Chip>
      ))}
    </ChipRow>
  )
}

type OrderListProps = {
  orders: NonNullable<NonNullable<OrderListPageQuery['viewer']>['orders']>
  variables: OrderListPageQueryVariables
  today: string
  load: (after: string) => Promise<unknown>
  /** Loads the list and its counts again. */
  refresh: () => void
}

const stay = () => undefined

/**
 * Orders, newest first, and the link to older ones, which JavaScript appends. The newest unsettled orders are followed
 * live, others polled.
 */
function OrderList({ orders, variables, today, load, refresh }: OrderListProps) {
  const { t } = useTranslation('order')
  const list = useRef<HTMLUListElement>(null)
  const { nodes, pageInfo, totalCount: total } = orders
  const shown = nodes.length
  // Once older orders were appended, a reload would take them away: orders change in their places only.
  const reload = shown > FIRST ? stay : refresh
  const moving = nodes.filter(isMoving)
  const followed = new Set(moving.slice(0, MOST_FOLLOWED).map(({ id }) => id))
  usePolledOrder(moving[MOST_FOLLOWED] ?? null, reload)
  return (
    <>
      <ul ref={list} className="grid gap-4">
        {nodes.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} today={today} refresh={followed.has(order.id) ? reload : undefined} />
          </li>
        ))}
      </ul>
      <ListEnd
        className="pt-8"
        {...{ shown, total, pageInfo, load, list }}
        continued={variables.after != null}
        pathAfter={(after) => orderListPath(variables.group, after ?? undefined)}
        texts={{
          seen: t('list.seen', { shown, total }),
          count: t('list.count', { count: total }),
          more: t('list.more'),
          first: t('list.newest'),
        }}
        links="h2 a"
        optional
      />
    </>
  )
}

/** Shown for an empty group: leads to the shop, or to all orders. */
function NoOrders({ group, any }: { group: Group; /** Whether other groups have orders. */ any: boolean }) {
  const { t } = useTranslation('order')
  return (
    <EmptyState
      icon={<Package />}
      title={t(`list.none.${group}`)}
      action={
        <Button asChild>
          {any ? (
            <Link to={orderListPath('ALL')}>{t('list.showAll')}</Link>
          ) : (
            <Link to="/search">{t('list.shop')}</Link>
          )}
        </Button>
      }
    >
      {any ? null : t('list.noneText')}
    </EmptyState>
  )
}
