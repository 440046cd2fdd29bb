import Banknote from 'lucide-react/icons/banknote'
import MessageCircle from 'lucide-react/icons/message-circle'
import Package from 'lucide-react/icons/package'
import Truck from 'lucide-react/icons/truck'
import { Text } from '#app/lib/i18n/text.tsx'
import { nationalMobile } from '#app/lib/phone/national-mobile.ts'
import { PromiseBox, PromiseRow } from '#app/ui/promise-box.tsx'
import type { PlacedSteps_OrderFragment as Placed } from './__generated__/placed-steps.ts'
import { promiseText } from './order-dates.ts'
import { phaseOf } from './order-phase.ts'
import { useTelling } from '#app/domains/order/following/use-telling.ts'

/** What happens after an order was placed, until it is paid at the door. */
export function PlacedSteps({ order, today }: { order: Placed; today: string }) {
  const telling = useTelling(today)
  const { t } = telling
  const days = promiseText(order, telling)
  const mobile = nationalMobile(order.client.mobile).replaceAll(' ', '\u00a0')
  const asked = { Icon: MessageCircle, title: t('placed.confirm'), text: t('placed.confirmText', { mobile }) }
  const steps = [
    ...(phaseOf(order.status) === 'confirmed' ? [] : [asked]),
    { Icon: Package, title: t('placed.prepare'), text: t('placed.prepareText') },
    { Icon: Truck, title: days ? t('placed.deliver', { days }) : t('placed.delivered'), text: t('placed.deliverText') },
    { Icon: Banknote, title: t('placed.payTitle'), text: t('placed.payText', { total: order.total.formatted }) },
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
