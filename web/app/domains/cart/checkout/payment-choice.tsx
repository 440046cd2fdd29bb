import Banknote from 'lucide-react/icons/banknote'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { RadioCard } from '#app/ui/radio-card.tsx'

/** How it is paid: cash on delivery, the only way there is (specification §1). */
export function PaymentChoice() {
  const { t } = useTranslation('cart')
  return (
    <section className="grid gap-3">
      <h2 className="type-h3">{t('review.payment')}</h2>
      <RadioCard
        name="paymentMethod"
        value="cod"
        defaultChecked
        title={t('review.cod')}
        note={t('review.codText')}
        icon={<Banknote aria-hidden="true" strokeWidth={1.75} />}
      />
    </section>
  )
}
