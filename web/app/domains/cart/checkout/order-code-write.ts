import * as v from 'valibot'
import type { UserError } from '#app/lib/apollo/written.ts'
import type { FormRules } from '#app/lib/forms/check-form.ts'
import { field } from '#app/lib/forms/field.ts'
import { required } from '#app/lib/forms/rules.ts'
import { refused, type Refused, type Sent, type WriteTools } from '#app/lib/forms/write.ts'
import { OrderCodeSendDocument } from './__generated__/order-place.ts'

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

/** What the button for another code asks for (`intent` = `code`): one is sent, and no order. */
export function resendCode({ form }: Sent, tools: WriteTools): Promise<Refused> | undefined {
  return field(form, 'intent') === 'code' ? askForCode(form, tools) : undefined
}

/** A refused order: the form again, which asks for a code from now on when the mobile has to be confirmed (CODE_REQUIRED). */
export function refusedOrder(userErrors: readonly UserError[], { form }: Sent, tools: WriteTools): Refused | Promise<Refused> {
  return userErrors.some(({ code }) => code === 'CODE_REQUIRED') ? askForCode(form, tools) : refused(userErrors, form)
}

/** Sends a code to the mobile of a form, which asks for the code then: a step, no fault, so nothing is told but why no code was sent. */
async function askForCode(form: FormData, { mutate }: WriteTools): Promise<Refused> {
  const mobile = field(form, 'mobile')
  const { userErrors, resendAfter } = (await mutate(OrderCodeSendDocument, { mobile })).accountCodeSend
  form.set('codeSentTo', mobile)
  form.set('codePause', String(resendAfter ?? userErrors[0]?.retryAfter ?? 0))
  return refused(userErrors, form)
}
