import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Field } from '#app/ui/field.tsx'
import { TextInput } from '#app/ui/text-input.tsx'

/** Field for the four-digit code of a message. Phones fill it in from the message. */
export function CodeField({ error }: { error?: string }) {
  const { t } = useTranslation('order')
  return (
    <Field id="code" label={t('confirm.code')} required error={error} className="w-44 max-w-full">
      <TextInput ltr name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={8} />
    </Field>
  )
}
