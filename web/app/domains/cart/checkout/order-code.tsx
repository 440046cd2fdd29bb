import { useEffect } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { NextCode, useCodePause } from '#app/lib/forms/next-code.tsx'
import { Text } from '#app/lib/i18n/text.tsx'
import { nationalMobile } from '#app/lib/phone/national-mobile.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { TextInput } from '#app/ui/text-input.tsx'

type Props = { /** Of the refused form; `codeSentTo` is the mobile that has a code. */ values: Record<string, string> }

/** Field for the code that confirms the mobile of an order. Renders nothing until a code was sent. */
export function OrderCodeField({ values: { codeSentTo }, error }: Props & { error?: string }) {
  const { t } = useTranslation('cart')
  useEffect(() => {
    if (codeSentTo) document.getElementById('code')?.focus()
  }, [codeSentTo])
  if (!codeSentTo) return null
  return (
    <div className="grid gap-3">
      <input type="hidden" name="codeSentTo" value={codeSentTo} />
      <p id="code-sent" role="status" className="text-15 text-text-2">
        <Text>{t('code.sent', { mobile: nationalMobile(codeSentTo) })}</Text>
      </p>
      <Field id="code" label={t('code.label')} required error={error} className="w-44">
        <TextInput ltr name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={8} />
      </Field>
    </div>
  )
}

/** Button that requests another code. It follows the form's main button, because Enter in a field presses the first one. */
export function OrderCodeResend({ values }: Props) {
  const { t } = useTranslation('cart')
  const left = useCodePause(values)
  if (!values.codeSentTo) return null
  return (
    <div className="grid justify-items-center gap-2">
      <Button type="submit" name="intent" value="code" formNoValidate variant="outline" size="sm" disabled={left > 0}>
        {t('code.resend')}
      </Button>
      <NextCode left={left} />
    </div>
  )
}
