import * as v from 'valibot'
import type { FormRules } from '#app/lib/forms/check-form.ts'
import { field } from '#app/lib/forms/field.ts'
import { required } from '#app/lib/forms/rules.ts'
import { refused } from '#app/lib/route/results.ts'
import type { Refused, WriteTools } from '#app/lib/route/route-types.ts'
import { OrderCodeSendDocument } from './__generated__/order-code.ts'

/** Whether a form asks for the code of its mobile: one was sent there, and the mobile was not changed since. */
function asksForCode(form: FormData): boolean {
  const sentTo = field(form, 'codeSentTo')
  return sentTo !== '' && sentTo === field(form, 'mobile')
}

/** The rules of a form, and that of the code when it asks for one. */
export function rulesWithCode(rules: FormRules, form: FormData): FormRules {
  return asksForCode(form) ? v.object({ ...rules.entries, code: required('cart:code.required') }) : rules
}

/** The code to order with, null while none was asked for. */
export function codeIn(form: FormData): string | null {
  return asksForCode(form) ? field(form, 'code') : null
}

/** Whether it is the button for another code that sent the form. */
export function wantsCode(form: FormData): boolean {
  return field(form, 'intent') === 'code'
}

/** Sends a code to the mobile of a form, which asks for the code then: a step, no fault, so nothing is told but why no code was sent. */
export async function askForCode(form: FormData, { mutate }: Pick<WriteTools, 'mutate'>): Promise<Refused> {
  const mobile = field(form, 'mobile')
  const { userErrors, resendAfter } = (await mutate(OrderCodeSendDocument, { mobile })).accountCodeSend
  form.set('codeSentTo', mobile)
  form.set('codePause', String(resendAfter ?? userErrors[0]?.retryAfter ?? 0))
  return refused(userErrors, form)
}
