import * as v from 'valibot'
import { checkForm } from '#app/lib/forms/check-form.ts'
import { field } from '#app/lib/forms/field.ts'
import { afterLogin } from '#app/lib/guards/login-guard.ts'
import { textOf } from '#app/lib/i18n/i18n.ts'
import { accepted, refused } from '#app/lib/route/results.ts'
import type { Visit, Write, WriteResult, WriteTools } from '#app/lib/route/route-types.ts'
import { finishWish } from '#app/lib/wish/finish-wish.ts'
import { AccountLoginDocument } from '#app/domains/account/__generated__/account-writes.ts'
import { verifyPath } from '#app/domains/account/account-paths.ts'
import { loginRules } from '#app/domains/account/account.rules.ts'
import { egyptianMobile } from '#app/domains/account/field.rules.ts'
import { secret } from './secret.ts'
import { sendCode } from './send-code.ts'

/**
 * Logs in and goes where the visitor wanted to, by a new document; a wish that waited comes true. Who never verified her number gets a
 * code and goes to type it.
 */
export const loginWrite: Write = async (visit, tools) => {
  const { form, locale } = visit
  const faults = checkForm(loginRules, form, textOf(locale))
  if (faults.length > 0) return refused(faults, form)
  const input = { email: field(form, 'email'), password: secret(form, 'password') }
  const { accountLogin } = await tools.mutate(AccountLoginDocument, { input })
  const { userErrors } = accountLogin
  if (userErrors.some(({ code }) => code === 'ACCOUNT_UNVERIFIED')) return toVerify(visit, tools, input.email)
  if (userErrors.length > 0) return refused(userErrors, form)
  await finishWish(visit, tools)
  return accepted({ next: afterLogin(visit), reload: true })
}

async function toVerify({ url }: Visit, tools: WriteTools, typed: string): Promise<WriteResult> {
  const redirect = url.searchParams.get('redirect')
  // By e-mail nobody here knows the number: the page asks for it.
  if (!v.is(egyptianMobile, typed)) return accepted({ next: verifyPath({ redirect }) })
  // A code that was sent a moment ago still counts: a refusal to send another one changes nothing.
  await sendCode({ mobile: typed, purpose: 'REGISTER' }, tools)
  return accepted({ next: verifyPath({ mobile: typed, redirect }) })
}
