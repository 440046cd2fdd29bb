import { useEffect } from 'react'
import * as v from 'valibot'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { NextCode, useCodePause } from '#app/domains/session/resend-countdown.tsx'
import { Text } from '#app/lib/i18n/text.tsx'
import { nationalMobile } from '#app/lib/phone/national-mobile.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import type { UserError } from '#app/lib/apollo/written.ts'
import type { FormRules } from '#app/lib/forms/check-form.ts'
import { field } from '#app/lib/forms/field.ts'
import { required } from '#app/lib/forms/rules.ts'
import { type Refused, refused, type Sent, type WriteTools } from '#app/lib/forms/write.ts'
import { OrderCodeSendDocument } from './__generated__/order-place.ts'

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
      <Field id="code" label={t('code.label')} required error={error} className="w-44 max-w-full">
        <TextInput ltr name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={8} />
      </Field>
    </div>
  )
}

/**
 * Button that requests another code. It follows the form's main button, because Enter in a field presses the first one.
 */
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

/** Returns whether a form has to contain a code: one was sent to its mobile, and the mobile is unchanged since. */
function asksForCode(form: FormData): boolean {
  const sentTo = field(form, 'codeSentTo')
  return sentTo !== '' && sentTo === field(form, 'mobile')
}

/** Returns the rules of a form, with that of the code when one is required. */
export function rulesWithCode(rules: FormRules, form: FormData): FormRules {
  return asksForCode(form) ? v.object({ ...rules.entries, code: required('cart:code.required') }) : rules
}

/** Returns the submitted code; null while none is required. */
export function submittedCode(form: FormData): string | null {
  return asksForCode(form) ? field(form, 'code') : null
}

/** Sends a new code for the button `intent` = `code`, without placing an order; undefined for other intents. */
export function resendCode({ form }: Sent, tools: WriteTools): Promise<Refused> | undefined {
  return field(form, 'intent') === 'code' ? askForCode(form, tools) : undefined
}

/** Returns the form of a refused order. On CODE_REQUIRED it sends a code, and the form asks for it from then on. */
export function refuseOrder(
  userErrors: readonly UserError[],
  { form }: Sent,
  tools: WriteTools,
): Refused | Promise<Refused> {
  return userErrors.some(({ code }) => code === 'CODE_REQUIRED') ? askForCode(form, tools) : refused(userErrors, form)
}

/**
 * Sends a code to the mobile of a form, which shows the code field from then on. Reports only why a code could not be
 * sent.
 */
async function askForCode(form: FormData, { mutate }: WriteTools): Promise<Refused> {
  const mobile = field(form, 'mobile')
  const { userErrors, resendAfter } = (await mutate(OrderCodeSendDocument, { mobile })).accountCodeSend
  form.set('codeSentTo', mobile)
  form.set('codePause', String(resendAfter ?? userErrors[0]?.retryAfter ?? 0))
  return refused(userErrors, form)
}
