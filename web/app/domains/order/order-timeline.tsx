import House from 'lucide-react/icons/house'
import MessageCircle from 'lucide-react/icons/message-circle'
import Package from 'lucide-react/icons/package'
import PackageCheck from 'lucide-react/icons/package-check'
import Truck from 'lucide-react/icons/truck'
import Undo2 from 'lucide-react/icons/undo-2'
import { Text } from '#app/lib/i18n/text.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Timeline, type TimelineItem } from '#app/ui/timeline.tsx'
import type { OrderProgress_OrderFragment as Progress } from './__generated__/order-progress.ts'
import { momentText, promiseText, type Telling } from './order-dates.ts'
import { isPromised } from './order-phase.ts'
import { type Station, stationsOf } from './order-stations.ts'
import { useTelling } from '#app/domains/order/following/use-telling.ts'

// The others are shown by their state alone.
const icons: Partial<Record<Station['name'], typeof House>> = {
  RECEIVED: PackageCheck,
  CONFIRMED: MessageCircle,
  PREPARING: Package,
  ON_THE_WAY: Truck,
  DELIVERED: House,
  RETURNING: Undo2,
  RETURNED: PackageCheck,
}

type Props = { order: Progress; today: string; className?: string }

/** Where the order is on its way to the customer, and on the way back when it is returned. */
export function OrderTimeline({ order, today, className }: Props) {
  const telling = useTelling(today)
  const { t } = telling
  const { way, back } = stationsOf(order)
  const promise = isPromised(order.status) ? promiseText(order, telling) : undefined
  const items = (stations: Station[]) => stations.map((station, place) => itemOf(station, place, { telling, promise }))
  return (
    <Panel className={className}>
      <Timeline label={t('timeline.label')} items={items(way)} />
      {back.length > 0 ? (
        <Timeline label={t('timeline.return')} items={items(back)} className="mt-8 border-t border-line-2 pt-8" />
      ) : null}
    </Panel>
  )
}

type Told = { telling: Telling; promise?: string }

function itemOf({ name, state, at }: Station, place: number, { telling, promise }: Told): TimelineItem {
  const { t } = telling
  const Icon = icons[name]
  const expected = name === 'DELIVERED' && state === 'next' && promise ? t('timeline.expected', { days: promise }) : undefined
  const note = at ? momentText(at, telling) : expected
  return {
    id: `${place} ${name}`,
    title: t(`timeline.${name}`),
    note: note ? <Text>{note}</Text> : undefined,
    icon: Icon ? <Icon strokeWidth={1.75} /> : undefined,
    state,
    stateLabel: t(`timeline.${state}`),
  }
}
