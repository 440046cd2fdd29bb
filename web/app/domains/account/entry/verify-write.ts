import { checkForm } from '#app/lib/forms/check-form.ts'
import { field } from '#app/lib/forms/field.ts'
import { afterLogin } from '#app/lib/guards/login-guard.ts'
import { textOf } from '#app/lib/i18n/i18n.ts'
import { accepted, refused } from '#app/lib/route/results.ts'
import type { Write } from '#app/lib/route/route-types.ts'
import { finishWish } from '#app/lib/wish/finish-wish.ts'
import { AccountCodeCheckDocument } from '#app/domains/account/__generated__/account-writes.ts'
import { verifyPath } from '#app/domains/account/account-paths.ts'
import { askCodeRules, verifyRules } from '#app/domains/account/account.rules.ts'
import { sendCode } from './send-code.ts'

/** The number that a code went to, and what the code is for, as the address of the page says. */
export function verifying(searchParams: URLSearchParams) {
  const purpose = searchParams.get('purpose') === 'mobile' ? ('MOBILE' as const) : ('REGISTER' as const)
  return { mobile: searchParams.get('mobile') ?? '', purpose, redirect: searchParams.get('redirect') }
}

/** What the page of codes does: checks a code, sends another one (`intent` resend), or sends one to a number that was typed (send). */
export const verifyWrite: Write = (visit, tools) => {
  const intent = field(visit.form, 'intent')
  if (intent === 'resend') return resend(visit, tools)
  return intent === 'send' ? send(visit, tools) : check(visit, tools)
}

/** Logs in, or takes the new number; a wish that waited comes true. */
const check: Write = async (visit, tools) => {
  const { form, locale } = visit
  const faults = checkForm(verifyRules, form, textOf(locale))
  if (faults.length > 0) return refused(faults, form)
  const { mobile, purpose } = verifying(visit.url.searchParams)
  const { accountCodeCheck } = await tools.mutate(AccountCodeCheckDocument, { input: { mobile, purpose, code: field(form, 'code') } })
  const { userErrors } = accountCodeCheck
  if (userErrors.length > 0) return refused(ofCode(userErrors), form)
  await finishWish(visit, tools)
  return accepted({ next: afterLogin(visit), reload: true })
}

/** `data` is the seconds until the next one. */
const resend: Write = async (visit, tools) => {
  const { mobile, purpose } = verifying(visit.url.searchParams)
  const { userErrors, resendAfter } = await sendCode({ mobile, purpose }, tools)
  if (userErrors.length > 0) return refused(userErrors, visit.form)
  return accepted({ without: visit.url.pathname + visit.url.search, data: resendAfter })
}

const send: Write = async (visit, tools) => {
  const { form, locale } = visit
  const faults = checkForm(askCodeRules, form, textOf(locale))
  if (faults.length > 0) return refused(faults, form)
  const { purpose, redirect } = verifying(visit.url.searchParams)
  const mobile = field(form, 'mobile')
  const { userErrors } = await sendCode({ mobile, purpose }, tools)
  if (userErrors.length > 0) return refused(userErrors, form)
  return accepted({ next: verifyPath({ mobile, redirect, purpose: purpose === 'MOBILE' ? 'mobile' : undefined }) })
}

/** Puts the refusals of a code, and of the number that it was for, at the code: the form has no other field. */
function ofCode<Refusal extends { code: string; path: readonly string[] | null }>(userErrors: readonly Refusal[]): Refusal[] {
  return userErrors.map((refusal) => (refusal.code.startsWith('CODE_') || refusal.code === 'MOBILE_TAKEN' ? { ...refusal, path: ['code'] } : refusal))
}
