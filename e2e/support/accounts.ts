import { randomInt } from 'node:crypto'
import { ask } from './graphql.ts'
import { codeFor } from './outbox.ts'
import type { Shop } from './test.ts'

export const PASSWORD = 'a long password'

/** A mobile number that no journey before has used: as it is typed, and as the shop keeps it. */
export function newMobile(): { typed: string; kept: string } {
  const rest = String(randomInt(10_000_000, 99_999_999))
  return { typed: `010${rest}`, kept: `+2010${rest}` }
}

const register = `mutation ($input: AccountRegisterInput!) { accountRegister(input: $input) { userErrors { code path message } } }`
const check = `mutation ($input: AccountCodeCheckInput!) { accountCodeCheck(input: $input) { customer { id } userErrors { code } } }`
const logout = 'mutation { accountLogout { done } }'

/** A customer with a verified number, made by GraphQL as the visitor of this page, who is logged out again unless `stay`. */
export async function customer({ page, language }: Shop, { stay = false } = {}): Promise<{ typed: string; kept: string }> {
  const mobile = newMobile()
  const input = {
    fullName: 'سلمى محمود عبد الله', mobile: mobile.typed, password: PASSWORD, passwordConfirmation: PASSWORD,
    gender: 'FEMALE', dateOfBirth: '1994-05-17', acceptTerms: true,
  }
  await ask(page.request, language, register, { input })
  const { code } = await codeFor(mobile.kept)
  await ask(page.request, language, check, { input: { mobile: mobile.typed, code, purpose: 'REGISTER' } })
  if (!stay) await ask(page.request, language, logout)
  return mobile
}

/** Fills the form of /login and sends it. */
export async function logIn({ page, t }: Shop, emailOrMobile: string, password = PASSWORD): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: t('account:form.emailOrMobile') }).fill(emailOrMobile)
  await main.getByRole('textbox', { name: t('account:form.password'), exact: true }).fill(password)
  await main.getByRole('button', { name: t('account:login.submit'), exact: true }).click()
}
