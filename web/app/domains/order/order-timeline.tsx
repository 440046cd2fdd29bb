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
import { momentText, promiseText, type OrderTexts, useOrderTexts } from './order-dates.ts'
import { isPromised } from './order-phase.ts'
import { type Station, stationsOf } from './order-stations.ts'

// Stations without an icon are shown by their state alone.
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

/** The timeline of an order, and of its return. */
export function OrderTimeline({ order, today, className }: Props) {
  const texts = useOrderTexts(today)
  const { t } = texts
  const { way, back } = stationsOf(order)
  const promise = isPromised(order.status) ? promiseText(order, texts) : undefined
  const items = (stations: Station[]) => stations.map((station, place) => itemOf(station, place, { texts, promise }))
  return (
    <Panel className={className}>
      <Timeline label={t('timeline.label')} items={items(way)} />
      {back.length > 0 ? (
        <Timeline label={t('timeline.return')} items={items(back)} className="mt-8 border-t border-line-2 pt-8" />
      ) : null}
    </Panel>
  )
}

type ItemContext = { texts: OrderTexts; promise?: string }

function itemOf({ name, state, at }: Station, place: number, { texts, promise }: ItemContext): TimelineItem {
  const { t } = texts
  const Icon = icons[name]
  const expected = name === 'DELIVERED' && state === 'next' && promise ? t('timeline.expected', { days: promise }) : undefined
  const note = at ? momentText(at, texts) : expected
  return {
    id: `${place} ${name}`,
    title: t(`timeline.${name}`),
    note: note ? <Text>{note}</Text> : undefined,
    icon: Icon ? <Icon strokeWidth={1.75} /> : undefined,
    state,
    stateLabel: t(`timeline.${state}`),
  }
}
