import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Steps } from '#app/ui/steps.tsx'

const steps = ['cart', 'contact', 'address', 'confirm'] as const

type Props = { now: (typeof steps)[number] }

/** Shows the steps of the checkout and the current one. */
export function CheckoutSteps({ now }: Props) {
  const { t } = useTranslation('cart')
  const here = steps.indexOf(now)
  return (
    <Steps
      className="lg:col-span-full"
      label={t('steps.label')}
      steps={steps.map((step, place) => {
        const state = place < here ? 'done' : place === here ? 'now' : 'next'
        return { id: step, label: t(`steps.${step}`), state, stateLabel: t(`steps.${state}`) }
      })}
    />
  )
}
