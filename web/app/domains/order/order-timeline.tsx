import HandCoins from 'lucide-react/icons/hand-coins'
import House from 'lucide-react/icons/house'
import MessageCircle from 'lucide-react/icons/message-circle'
import Package from 'lucide-react/icons/package'
import PackageCheck from 'lucide-react/icons/package-check'
import Store from 'lucide-react/icons/store'
import Truck from 'lucide-react/icons/truck'
import Undo2 from 'lucide-react/icons/undo-2'
import { Text } from '#app/lib/i18n/text.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Timeline, type TimelineItem } from '#app/ui/timeline.tsx'
import type { OrderProgress_OrderFragment as Progress } from './__generated__/order-progress.ts'
import { expectedText, momentText, type OrderTexts, useOrderTexts } from './order-dates.ts'
import { phaseOf, returnPhases, type Status } from './order-phase.ts'

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

const pickupIcons: typeof icons = { ...icons, ON_THE_WAY: Store, DELIVERED: HandCoins }

type Props = { order: Progress; today: string; className?: string }

/** The timeline of an order, and of its return. */
export function OrderTimeline({ order, today, className }: Props) {
  const texts = useOrderTexts(today)
  const { t } = texts
  const { way, back } = stationsOf(order)
  const collected = order.pickup !== null
  // The promised day of a pick-up is that from which it can be collected.
  const promise = collected ? undefined : expectedText(order, texts)
  // A late order, and one that is asked to be canceled, are where they were.
  const packed = order.events.find(({ to }) => to !== 'LATE' && to !== 'CANCEL')?.to === 'READY'
  const delivered = way.some(({ name, state }) => name === 'DELIVERED' && state === 'done')
  const items = (stations: Station[]) =>
    stations.map((station, place) => timelineItem(station, place, { texts, promise, collected, packed, delivered }))
  return (
    <Panel className={className}>
      <Timeline label={t('timeline.label')} items={items(way)} />
      {back.length > 0 ? (
        <Timeline label={t('timeline.return')} items={items(back)} className="mt-8 border-t border-line-2 pt-8" />
      ) : null}
    </Panel>
  )
}

type ItemContext = {
  texts: OrderTexts
  promise?: string
  /** The order is collected in a branch. */ collected: boolean
  packed: boolean
  delivered: boolean
}

function timelineItem(
  { name, state, at }: Station,
  place: number,
  { texts, promise, collected, packed, delivered }: ItemContext,
): TimelineItem {
  const { t } = texts
  const Icon = (collected ? pickupIcons : icons)[name]
  const expected =
    name === 'DELIVERED' && state === 'next' && promise ? t('timeline.expected', { days: promise }) : undefined
  const note = at ? momentText(at, texts) : expected
  return {
    id: `${place} ${name}`,
    // The customer has delivered items until she hands them over.
    title: t(
      collected && isOfPickup(name)
        ? `pickup.timeline.${name}`
        : delivered && name === 'RETURNING'
          ? 'timeline.returnAsked'
          : packed && name === 'PREPARING'
            ? 'timeline.packed'
            : `timeline.${name}`,
    ),
    note: note ? <Text>{note}</Text> : undefined,
    icon: Icon ? <Icon strokeWidth={1.75} /> : undefined,
    state,
    stateLabel: t(`timeline.${state}`),
  }
}

function isOfPickup(name: Station['name']): name is 'PREPARING' | 'ON_THE_WAY' | 'DELIVERED' {
  return name === 'PREPARING' || name === 'ON_THE_WAY' || name === 'DELIVERED'
}

type ReturnName = 'RETURNING' | 'RETURNED' | 'SPLIT' | 'RETURNED_RECEIVED'

/** A station of the timeline. `at` is an ISO moment in UTC. */
export type Station = {
  name: Progress['timeline'][number]['step'] | ReturnName | 'ABNORMAL' | 'CANCELED'
  state: 'done' | 'now' | 'next' | 'failed'
  at: string | null
}

type Moving = Pick<Progress, 'status' | 'timeline' | 'events' | 'next'>

const states = { DONE: 'done', NOW: 'now', NEXT: 'next' } as const

/**
 * Returns the stations of the delivery (`way`) and of the return (`back`), which is a separate branch
 * (docs/rules/orders.md#timeline). Omits stations that will not be reached: a canceled or refused order ends where it
 * stopped.
 */
export function stationsOf({ status, timeline, events, next }: Moving): { way: Station[]; back: Station[] } {
  const way = timeline.map(({ step, state, at }): Station => ({ name: step, state: states[state], at }))
  const reached = way.filter(({ state }) => state !== 'next').map((station): Station => ({ ...station, state: 'done' }))
  const phase = phaseOf(status)
  if (phase === 'failed') {
    const ahead = next === 'COME_BACK' ? way.filter(({ state }) => state !== 'next') : way
    return { way: ahead.map((station) => (station.state === 'now' ? failed(station, events) : station)), back: [] }
  }
  if (phase === 'canceled') {
    const end: Station = { name: 'CANCELED', state: 'failed', at: timeOf('CANCELED', events) }
    return { way: [...reached, end], back: [] }
  }
  if (!returnPhases.has(phase)) return { way, back: [] }
  const back = wayBack(events)
  const refused = reached.length < way.length
  return { way: refused ? [...reached.slice(0, -1), failed(reached.at(-1), events)] : reached, back }
}

/** The remaining stations of a return after each station. */
const remaining: Record<ReturnName, ReturnName[]> = {
  RETURNING: ['RETURNED', 'RETURNED_RECEIVED'],
  RETURNED: ['RETURNED_RECEIVED'],
  SPLIT: [],
  RETURNED_RECEIVED: [],
}

/**
 * Returns the stations of the current return, else of the last one; ignores those that were withdrawn, earlier ones,
 * and notes, which keep the status. Events are newest first.
 */
function wayBack(all: Progress['events']): Station[] {
  const events = all.filter(({ from, to }) => from !== to)
  const [first] = events
  if (first?.from === 'RETURNING' && first.to !== 'RETURNED') return wayBack(events.slice(2))
  const begun = events.findIndex(({ from, to }) => isReturn(to) && from !== 'RETURNING' && from !== 'RETURNED')
  const [last, ...before] = events.slice(0, begun + 1).flatMap(({ to, at }) => (isReturn(to) ? [{ name: to, at }] : []))
  if (!last) return []
  const coming = remaining[last.name]
  return [
    ...before.toReversed().map((station): Station => ({ ...station, state: 'done' })),
    { ...last, state: coming.length > 0 ? 'now' : 'done' },
    ...coming.map((name): Station => ({ name, at: null, state: 'next' })),
  ]
}

function isReturn(status: Status): status is ReturnName {
  return status !== null && status in remaining
}

function failed(station: Station | undefined, events: Progress['events']): Station {
  const at = timeOf('ABNORMAL', events)
  return at || !station ? { name: 'ABNORMAL', state: 'failed', at } : { ...station, state: 'failed' }
}

/** Returns the time of the latest change to a status, and not of a note in it. Events are newest first. */
function timeOf(status: Status, events: Progress['events']): string | null {
  return events.find(({ from, to }) => to === status && from !== to)?.at ?? null
}
