import Store from 'lucide-react/icons/store'
import Truck from 'lucide-react/icons/truck'
import type { ReactNode } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { ChoiceGroup } from '#app/ui/choice-group.tsx'
import { RadioCard } from '#app/ui/radio-card.tsx'

type Props = {
  pickup: boolean
  /** Fields of the delivery address. */
  delivery: ReactNode
  /** Fields of the pick-up. */
  branches: ReactNode
}

/**
 * Choice between delivery and pick-up (field `way`), each with its fields; they follow the choice without JavaScript
 * too.
 */
export function ReceiveChoice({ pickup, delivery, branches }: Props) {
  const { t } = useTranslation('cart')
  return (
    <div className="group/way grid gap-6">
      <ChoiceGroup legend={t('pickup.way')} hideLegend className="grid gap-3 sm:grid-cols-2">
        <RadioCard
          name="way"
          value="delivery"
          defaultChecked={!pickup}
          title={t('pickup.delivery')}
          note={t('pickup.deliveryText')}
          icon={<Truck aria-hidden="true" strokeWidth={1.75} />}
        />
        <RadioCard
          name="way"
          value="pickup"
          data-pickup
          defaultChecked={pickup}
          title={t('pickup.branch')}
          note={t('pickup.branchText')}
          icon={<Store aria-hidden="true" strokeWidth={1.75} />}
        />
      </ChoiceGroup>
      <div className="grid gap-6 group-has-[[data-pickup]:checked]/way:hidden">{delivery}</div>
      <div className="hidden gap-5 group-has-[[data-pickup]:checked]/way:grid">{branches}</div>
    </div>
  )
}
