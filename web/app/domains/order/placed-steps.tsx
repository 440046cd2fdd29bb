import Banknote from 'lucide-react/icons/banknote'
import MessageCircle from 'lucide-react/icons/message-circle'
import Package from 'lucide-react/icons/package'
import Store from 'lucide-react/icons/store'
import Truck from 'lucide-react/icons/truck'
import type { ReactNode } from 'react'
import Check from 'lucide-react/icons/check'
import { Text } from '#app/lib/i18n/text.tsx'
import { nationalMobile } from '#app/lib/phone/national-mobile.ts'
import { PromiseBox, PromiseRow } from '#app/ui/promise-box.tsx'
import type { PlacedSteps_OrderFragment as Placed } from './__generated__/placed-steps.ts'
import { expectedText, momentWithin, type OrderTexts, useOrderTexts } from './order-dates.ts'
import { orderLead } from './order-head.tsx'
import { type Phase, phaseOf } from './order-phase.ts'

type Confirmable = { confirmNeedsCode: boolean; confirmMessageFailed: boolean }
type Head = Placed & Confirmable & { number: string; allowedActions: readonly string[] }
type Props = { order: Head; today: string; /** Links to the next steps. */ children: ReactNode }

/** Thanks the customer, shows the order number, and says in one line what is left to do. */
export function PlacedHead({ order, today, children }: Props) {
  const texts = useOrderTexts(today)
  const { t } = texts
  const step = confirmationStep(order)
  return (
    <div className="grid gap-4 lg:col-span-full">
      <span aria-hidden="true" className="grid size-14 place-items-center rounded-full bg-success text-bg">
        <Check strokeWidth={2.5} className="size-7" />
      </span>
      <div className="grid gap-2">
        <h1 className="type-h1">{t('placed.title')}</h1>
        <p className="type-lead text-text-2">
          <Text>{t('placed.lead', { number: order.number })}</Text>
        </p>
        <p className="text-16 font-semibold lg:text-18" role="status">
          <Text>{step ? t(`placed.todo.${step}`, { mobile: mobileOf(order) }) : orderLead(order, texts)}</Text>
        </p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">{children}</div>
    </div>
  )
}

/** Undefined once the order has gone further than its confirmation: its lead says what comes next. */
function confirmationStep(order: Head) {
  const { next, status, allowedActions } = order
  if (allowedActions.includes('CONFIRM')) return confirmationWay(order)
  if (next === 'REVIEW' || next === 'CALL') return 'review'
  return phaseOf(status) === 'confirmed' ? 'nothing' : undefined
}

function confirmationWay({ confirmNeedsCode, confirmMessageFailed, codeSmsAt }: Confirmable & Placed) {
  if (!confirmNeedsCode) return 'press'
  return codeSmsAt ? 'type' : confirmMessageFailed ? 'press' : 'tap'
}

function mobileOf({ contact }: Pick<Placed, 'contact'>): string {
  return nationalMobile(contact.mobile).replaceAll(' ', '\u00a0')
}

function deliverySteps(order: Placed, texts: OrderTexts) {
  const { t } = texts
  const days = expectedText(order, texts)
  return [
    { Icon: Package, title: t('placed.prepare'), text: t('placed.prepareText') },
    { Icon: Truck, title: days ? t('placed.deliver', { days }) : t('placed.delivered'), text: t('placed.deliverText') },
  ]
}

function pickupSteps({ branch, readyAt }: NonNullable<Placed['pickup']>, texts: OrderTexts) {
  const { t } = texts
  return [
    { Icon: Package, title: t('placed.prepare'), text: t('pickup.placed.prepare', { branch: branch.name }) },
    {
      Icon: Store,
      title: t('pickup.placed.ready', { moment: momentWithin(readyAt, texts) }),
      text: t('pickup.placed.readyText'),
    },
  ]
}

const ahead: ReadonlySet<Phase> = new Set<Phase>(['received', 'confirmed', 'preparing'])

/** The steps from placing the order to paying at the door or in the branch, until it leaves. */
export function PlacedSteps({ order, today }: { order: Placed & Confirmable; today: string }) {
  const texts = useOrderTexts(today)
  const { t } = texts
  if (!ahead.has(phaseOf(order.status)) || order.status === 'READY') return null
  const { next } = order
  const first = next === 'CONFIRM' ? 'confirm' : next === 'REVIEW' || next === 'CALL' ? 'review' : null
  const mobile = mobileOf(order)
  const text = first === 'confirm' ? confirmationWay(order) : order.callRequestedAt ? 'call' : 'review'
  const steps = [
    ...(first ? [{ Icon: MessageCircle, title: t(`placed.${first}`), text: t(`placed.by.${text}`, { mobile }) }] : []),
    ...(order.pickup ? pickupSteps(order.pickup, texts) : deliverySteps(order, texts)),
    {
      Icon: Banknote,
      title: t('placed.payTitle'),
      text: t(order.pickup ? 'pickup.placed.pay' : 'placed.payText', { total: order.total.formatted }),
    },
  ]
  return (
    <section aria-labelledby="next">
      <h2 id="next" className="type-h3 pb-4">
        {t('placed.nextTitle')}
      </h2>
      <PromiseBox>
        {steps.map(({ Icon, title, text }) => (
          <PromiseRow key={title} icon={<Icon aria-hidden="true" strokeWidth={1.75} />} title={<Text>{title}</Text>}>
            <Text>{text}</Text>
          </PromiseRow>
        ))}
      </PromiseBox>
    </section>
  )
}
