import type { ReactNode } from 'react'
import type { OrderProgress_OrderFragment as Progress } from './__generated__/order-progress.ts'
import { OrderEvents } from './order-events.tsx'
import { OrderHead } from './order-head.tsx'
import { OrderTimeline } from './order-timeline.tsx'

type Props = {
  order: Progress
  today: string
  /** Actions that the order requires, below its status. */
  needs?: ReactNode
  /** The lines of the order: one element, above the history. */
  children: ReactNode
  aside: ReactNode
}

/** The layout of an order: status, timeline, lines, history; payment and actions in the aside, which phones show before the history. */
export function OrderLayout({ order, today, needs, children, aside }: Props) {
  return (
    <>
      <OrderHead order={order} today={today} />
      {needs}
      <OrderTimeline order={order} today={today} className="my-8" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-12">
        {children}
        <aside className="grid gap-4 lg:row-span-2">{aside}</aside>
        <OrderEvents events={order.events} today={today} />
      </div>
    </>
  )
}
