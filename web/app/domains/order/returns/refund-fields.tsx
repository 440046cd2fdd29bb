import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { ChoiceGroup } from '#app/ui/choice-group.tsx'
import { Field } from '#app/ui/field.tsx'
import { MobileInput } from '#app/ui/person-inputs.tsx'
import { RadioCard } from '#app/ui/radio-card.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { refundKey, refundMethods } from './return-write.ts'

type Props = {
  values: Record<string, string>
  error: (name: string) => string | undefined
  /** The items come back to a branch: no courier brings cash. */ inBranch?: boolean
}

/**
 * How the customer gets the money. CSS alone shows the field of the chosen way, so that it works without JavaScript.
 */
export function RefundFields({ values, error, inBranch = false }: Props) {
  const { t } = useTranslation('order')
  return (
    <div className="group/refund grid gap-4">
      <ChoiceGroup legend={t('returns.refundBy')} error={error('refundMethod')} className="grid gap-3 sm:grid-cols-3">
        {refundMethods.map((method) => (
          <RadioCard
            key={method}
            name="refundMethod"
            value={method}
            defaultChecked={(values.refundMethod || 'CASH') === method}
            title={t(`returns.method.${refundKey(method, inBranch)}.name`)}
            note={t(`returns.method.${refundKey(method, inBranch)}.note`)}
          />
        ))}
      </ChoiceGroup>
      <div className="hidden group-has-[[value=INSTAPAY]:checked]/refund:block">
        <Field
          id="instapay"
          label={t('returns.instapay')}
          hint={t('returns.instapayHint')}
          required
          error={error('instapay')}
        >
          <TextInput
            ltr
            name="instapay"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={60}
            defaultValue={values.instapay}
          />
        </Field>
      </div>
      <div className="hidden group-has-[[value=WALLET]:checked]/refund:block">
        <Field id="wallet" label={t('returns.wallet')} hint={t('returns.walletHint')} required error={error('wallet')}>
          <MobileInput name="wallet" defaultValue={values.wallet} />
        </Field>
      </div>
    </div>
  )
}
