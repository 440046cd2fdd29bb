import type { ReactNode } from 'react'
import { Text } from '#app/lib/i18n/text.tsx'
import { Eyebrow } from '#app/ui/headings.tsx'
import { LiveRegion } from '#app/ui/live-region.tsx'
import { cx } from '#app/ui/cx.ts'
import { type Tone, ToneIcon } from '#app/ui/tone.tsx'
import type { OrderProgress_OrderFragment as Progress } from './__generated__/order-progress.ts'
import { expectedText, type OrderTexts, useOrderTexts } from './order-dates.ts'
import { type Phase, phaseOf, type Status } from './order-phase.ts'
import { isWaiting, pickupHeadline, pickupTime, statusText } from './order-pickup.ts'

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

type Summary = Pick<Progress, 'status' | 'pickup' | 'next' | 'expected'>

/** The status of an order as a headline. */
export function orderHeadline(order: Summary, texts: OrderTexts): string {
  const { status, pickup, next, expected } = order
  const { t, today } = texts
  const own = pickupHeadline(order, texts)
  if (own) return own
  if (status === 'DELIVERY' && !pickup && expected?.to === today) return t('headline.today')
  if (status === 'READY') return t('headline.packed')
  if (next === 'CONFIRM') return t('headline.waiting')
  if (next === 'MAKE') return t('headline.making')
  if (status === 'EDIT') return t('headline.editing')
  if (next === 'HAND_OVER' || next === 'BRING_BACK') return t('headline.returnAsked')
  if (next === 'SWAP') return t('headline.swapping')
  if (next === 'NOTHING' && (status === 'RETURNED' || status === 'RETURNED_RECEIVED')) return t('headline.cameBack')
  return t(`headline.${phaseOf(status)}`)
}

/** What comes next for the customer, and when the order is expected. */
export function orderLead(order: Summary, texts: OrderTexts): string {
  const { next, pickup } = order
  const time = pickup ? pickupTime(order, texts, isWaiting(order)) : expectedSentence(order, texts)
  const step = nextSentence(order, texts)
  const sentences = next === null || next === 'DELIVER' || next === 'GET_READY' ? [time, step] : [step, time]
  return sentences.filter(Boolean).join(' ')
}

/** Undefined where the time says it all. */
function nextSentence({ next, pickup, expected }: Summary, { t }: OrderTexts): string | undefined {
  if (next === 'COLLECT' || expected?.time) return undefined
  if (pickup && next === 'SWAP') return t('pickup.next.SWAP')
  return t(`next.${next ?? 'DELIVER'}`)
}

function expectedSentence(order: Summary, texts: OrderTexts): string | undefined {
  const { t } = texts
  const days = expectedText(order, texts)
  if (!days) return undefined
  if (order.expected?.time) return t('deliveryTime.set', { time: days })
  return t(order.next === 'CATCH_UP' ? 'lead.newDate' : 'lead.expected', { days })
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
