import { useMemo, useState } from 'react'
import Banknote from 'lucide-react/icons/banknote'
import { Link } from 'react-router'
import type { UserError } from '#app/lib/apollo/written.ts'
import { randomId } from '#app/lib/http/random-id.ts'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { RadioCard } from '#app/ui/radio-card.tsx'
import { Text } from '#app/lib/i18n/text.tsx'
import { Checkbox } from '#app/ui/option-row.tsx'
import { FieldError } from '#app/ui/field.tsx'

type Props = {
  /** Key that the page was rendered with. */
  made: string
  /** Key of the last submission. */
  sent: string | undefined
  /** Refusals of the last answer. */
  refusals: readonly UserError[]
}

/**
 * Hidden field `idempotencyKey`. A repeated submission with the same key, after a lost answer or a double click, does
 * not place a second order. After IDEMPOTENCY_CONFLICT (the key belongs to another order) a new key follows.
 */
export function IdempotencyKeyField({ made, sent, refusals }: Props) {
  const isSpent = refusals.some(({ code }) => code === 'IDEMPOTENCY_CONFLICT')
  const [posted] = useState(refusals)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- one key for each answer
  const other = useMemo(randomId, [refusals])
  // A page that answers a form sent without JavaScript was rendered with a new key.
  const next = refusals === posted ? made : other
  return <input type="hidden" name="idempotencyKey" value={isSpent ? next : (sent ?? made)} />
}

/** Shows the payment method: cash on delivery is the only one (specification §1). */
export function PaymentChoice({ pickup = false }: { pickup?: boolean }) {
  const { t } = useTranslation('cart')
  return (
    <section className="grid gap-3">
      <h2 className="type-h3">{t('review.payment')}</h2>
      <RadioCard
        name="paymentMethod"
        value="cod"
        defaultChecked
        title={t(pickup ? 'pickup.cash' : 'review.cod')}
        note={t(pickup ? 'pickup.cod' : 'review.codText')}
        icon={<Banknote aria-hidden="true" strokeWidth={1.75} />}
      />
    </section>
  )
}

type TermsFieldProps = { accepted: boolean; error: string | undefined }

/** Checkbox `acceptTerms` with a link to the terms. */
export function TermsField({ accepted, error }: TermsFieldProps) {
  const { t } = useTranslation(['cart', 'common'])
  return (
    <div className="grid gap-1">
      <Checkbox
        id="acceptTerms"
        name="acceptTerms"
        value="yes"
        defaultChecked={accepted}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'acceptTerms-error' : undefined}
        label={<Text>{t('review.terms')}</Text>}
      />
      <Link
        to="/terms"
        target="_blank"
        className="ms-8 inline-flex min-h-8 w-fit items-center text-14 text-text-2 underline underline-offset-4"
      >
        {t('common:readTerms')}
      </Link>
      {error ? <FieldError id="acceptTerms-error">{error}</FieldError> : null}
    </div>
  )
}
