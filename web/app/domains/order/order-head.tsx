import type { ReactNode } from 'react'
import { Text } from '#app/lib/i18n/text.tsx'
import { Eyebrow } from '#app/ui/headings.tsx'
import { LiveRegion } from '#app/ui/live-region.tsx'
import { cx } from '#app/ui/cx.ts'
import { type Tone, ToneIcon } from '#app/ui/tone.tsx'
import type { OrderProgress_OrderFragment as Progress } from './__generated__/order-progress.ts'
import { type OrderTexts, promiseText, useOrderTexts } from './order-dates.ts'
import { type Phase, phaseOf, type Status } from './order-phase.ts'
import { pickupHeadline, pickupTime, statusText } from './order-pickup.ts'

type Props = { order: Progress; today: string }

/** Number, status and expected next step of an order. Screen readers announce a change of the status. */
export function OrderHead({ order, today }: Props) {
  const texts = useOrderTexts(today)
  const { t } = texts
  const status = statusText(order, t)
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Eyebrow>
          <Text>{t('number', { number: order.number })}</Text>
        </Eyebrow>
        <StatusBadge status={order.status}>{status}</StatusBadge>
      </div>
      <div className="grid gap-1.5">
        <h1 className="type-h1">{orderHeadline(order, texts)}</h1>
        <p className="text-text-2">
          <Text>{orderLead(order, texts)}</Text>
        </p>
      </div>
      <LiveRegion>{status}</LiveRegion>
    </div>
  )
}

type Summary = Pick<Progress, 'status' | 'pickup' | 'promisedFrom' | 'promisedTo'>

/** The status of an order as a headline. */
export function orderHeadline(order: Summary, texts: OrderTexts): string {
  const { status, pickup, promisedTo } = order
  const { t, today } = texts
  const own = pickupHeadline(order, texts)
  if (own) return own
  if (status === 'DELIVERY' && !pickup && promisedTo === today) return t('headline.today')
  if (status === 'WAITING_CUSTOMER') return t('headline.waiting')
  if (status === 'EDIT') return t('headline.editing')
  return t(`headline.${phaseOf(status)}`)
}

// The texts of the other phases contain the promised days.
const leads: Partial<Record<Phase, 'failed' | 'delivered' | 'late' | 'cancelAsked' | 'canceled' | 'returned'>> = {
  failed: 'failed',
  delivered: 'delivered',
  late: 'late',
  cancelAsked: 'cancelAsked',
  canceled: 'canceled',
  returning: 'returned',
  returned: 'returned',
  split: 'returned',
  closed: 'returned',
}

/** The next step that the customer can expect. */
export function orderLead(order: Summary, texts: OrderTexts): string {
  const { t } = texts
  const phase = phaseOf(order.status)
  const lead = leads[phase]
  if (lead) return t(`lead.${lead}`)
  if (order.status === 'EDIT') return t('lead.editing')
  if (order.pickup) return pickupLead(order, texts)
  const days = promiseText(order, texts)
  if (order.status === 'WAITING_CUSTOMER') return days ? t('lead.confirmExpected', { days }) : t('lead.confirm')
  const asked = phase === 'received' && order.status !== 'CUSTOMER_CONFIRMED'
  if (asked) return days ? t('lead.waitingExpected', { days }) : t('lead.waiting')
  return days ? t('lead.expected', { days }) : t('lead.soon')
}

function pickupLead(order: Summary, texts: OrderTexts): string {
  const { t } = texts
  const time = pickupTime(order, texts)
  if (order.status === 'WAITING_CUSTOMER') return [t('lead.confirm'), time].join(' ')
  const isReviewed = phaseOf(order.status) !== 'received' || order.status === 'CUSTOMER_CONFIRMED'
  return isReviewed ? [time, order.status === 'READY' ? undefined : t('pickup.willTell')].filter(Boolean).join(' ') : [t('lead.waiting'), time].join(' ')
}

const tones: Partial<Record<Phase, Tone>> = {
  delivered: 'success',
  late: 'warning',
  cancelAsked: 'warning',
  failed: 'danger',
  canceled: 'danger',
  returning: 'info',
  returned: 'info',
  split: 'info',
  closed: 'info',
}
const looks: Record<Tone, string> = {
  info: 'bg-info-soft [&_svg]:text-info',
  success: 'bg-success-soft [&_svg]:text-success',
  warning: 'bg-warning-soft [&_svg]:text-warning',
  danger: 'bg-danger-soft [&_svg]:text-danger',
}

/** The exact status. Exceptional statuses have a colour and an icon. */
export function StatusBadge({ status, children }: { status: Status; children: ReactNode }) {
  const tone = tones[phaseOf(status)]
  const look = tone ? looks[tone] : 'bg-surface-2'
  return (
    <span
      className={cx(
        'inline-flex min-h-7 items-center gap-1.5 rounded-full px-3 font-display text-13 font-semibold forced-colors:border',
        look,
      )}
    >
      {tone ? <ToneIcon tone={tone} className="size-4 flex-none" /> : null}
      <span>{children}</span>
    </span>
  )
}
