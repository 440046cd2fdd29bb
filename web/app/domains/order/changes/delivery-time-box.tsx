import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { useForm } from '#app/lib/forms/use-form.tsx'
import { capital } from '#app/lib/i18n/capital.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { Button } from '#app/ui/button.tsx'
import { ChoiceGroup } from '#app/ui/choice-group.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Radio } from '#app/ui/option-row.tsx'
import { dayText, hoursText, useOrderTexts } from '#app/domains/order/order-dates.ts'
import { type OrderLink, orderPath } from '#app/domains/order/order-paths.ts'
import type { OrderNeeds_OrderFragment as Needs } from './__generated__/order-needs.ts'
import { NeedHead } from './need-head.tsx'
import { useOrderDeliveryTimeSetMutation } from './__generated__/order-writes.ts'
import { deliveryTimeWrite } from './order-writes.ts'

type Props = { link: OrderLink; order: Pick<Needs, 'deliveryChoices' | 'expected' | 'failedDeliveries'>; today: string }

// The slots of a day stand side by side on phones: seven days of three rows each would push the button off the screen.
const tile =
  'max-sm:flex-col max-sm:gap-1.5 max-sm:rounded-sm max-sm:border max-sm:border-line-ctl max-sm:px-0.5 max-sm:py-2.5 ' +
  'max-sm:text-center max-sm:text-13 max-sm:text-balance max-sm:has-checked:border-ink max-sm:has-checked:bg-surface-2'

/** Asks for the time of the next delivery attempt: days, each with its slots. */
export function DeliveryTimeBox({ link, order: { deliveryChoices, expected, failedDeliveries }, today }: Props) {
  const texts = useOrderTexts(today)
  const { t } = useTranslation('order')
  const { Form, busy, error } = useForm(deliveryTimeWrite, useOrderDeliveryTimeSetMutation(), { fields: ['slot'] })
  const fault = error('slot')
  const chosen = expected?.time ?? null
  const days = [...new Set(deliveryChoices.map(({ day }) => day))]
  return (
    <Panel as="section" aria-labelledby="when">
      <Form action={orderPath(link)} className="grid gap-4">
        <input type="hidden" name="intent" value="deliveryTime" />
        <NeedHead id="when" title={t('deliveryTime.title')}>
          {chosen ? t('deliveryTime.chosen') : failedDeliveries > 0 ? t('deliveryTime.last') : null}
        </NeedHead>
        <div className="grid gap-x-6 gap-y-3 sm:grid-cols-3 lg:grid-cols-4">
          {days.map((day) => (
            <ChoiceGroup
              key={day}
              legend={<span className="font-semibold">{capital(dayText(day, texts))}</span>}
              className="max-sm:grid max-sm:grid-cols-3 max-sm:gap-1.5"
            >
              {deliveryChoices
                .filter((choice) => choice.day === day)
                .map((choice) => (
                  <Radio
                    key={choice.part}
                    name="slot"
                    value={slotOf(choice)}
                    required
                    className={tile}
                    defaultChecked={chosen !== null && slotOf(choice) === slotOf(chosen)}
                    label={<Text>{hoursText(choice, texts)}</Text>}
                  />
                ))}
            </ChoiceGroup>
          ))}
        </div>
        {fault ? <FieldError id="slot-error">{fault}</FieldError> : null}
        <Button type="submit" loading={busy} className="justify-self-start">
          {t('deliveryTime.submit')}
        </Button>
      </Form>
    </Panel>
  )
}

function slotOf({ day, part }: Choice): string {
  return `${day} ${part}`
}

type Choice = Needs['deliveryChoices'][number]
