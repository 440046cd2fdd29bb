import { randomInt } from 'node:crypto'
import { ask } from './graphql.ts'
import { expect } from '@playwright/test'
import { codeFor } from './outbox.ts'
import type { Shop } from './test.ts'

export const PASSWORD = 'a long password'

/** Returns an unused mobile number: as a visitor types it, and as the shop stores it. */
export function newMobile(): { typed: string; kept: string } {
  const rest = String(randomInt(10_000_000, 99_999_999))
  return { typed: `010${rest}`, kept: `+2010${rest}` }
}

const register = `mutation ($input: AccountRegisterInput!) { accountRegister(input: $input) { userErrors { code path message } } }`
const check = `mutation ($input: AccountCodeCheckInput!) { accountCodeCheck(input: $input) { customer { id } userErrors { code } } }`
const logout = 'mutation { accountLogout { done } }'

/**
 * Registers a customer with a verified mobile by GraphQL with the cookies of this page, and logs her out unless `stay`.
 */
export async function registerCustomer(
  { page, language }: Shop,
  { stay = false } = {},
): Promise<{ typed: string; kept: string }> {
  const mobile = newMobile()
  const input = {
    fullName: 'سلمى محمود عبد الله',
    mobile: mobile.typed,
    password: PASSWORD,
    passwordConfirmation: PASSWORD,
    gender: 'FEMALE',
    dateOfBirth: '1994-05-17',
    acceptTerms: true,
  }
  await ask(page.request, language, register, { input })
  const code = await codeFor(mobile.kept)
  await ask(page.request, language, check, { input: { mobile: mobile.typed, code, purpose: 'REGISTER' } })
  if (!stay) await ask(page.request, language, logout)
  return mobile
}

/** Fills and submits the form of /login. */
export async function logIn({ page, t }: Shop, emailOrMobile: string, password = PASSWORD): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: t('account:form.emailOrMobile') }).fill(emailOrMobile)
  await main.getByRole('textbox', { name: t('account:form.password'), exact: true }).fill(password)
  await main.getByRole('button', { name: t('account:login.submit'), exact: true }).click()
}

/** Logs out by the button of /profile, and waits for the home page: the next address would break the logout off. */
export async function logOut({ page, t }: Shop): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name: t('account:nav.logOut') })
  await button.filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/\/$/)
}

/** Fills and submits the form of /register. */
export async function fillRegistration(shop: Shop, mobile: string): Promise<void> {
  const { page, t } = shop
  const main = page.getByRole('main')
  await shop.open('/register')
  const fill = (label: string, text: string) => main.getByRole('textbox', { name: t(label), exact: true }).fill(text)
  await fill('account:form.fullName', 'سلمى محمود عبد الله')
  await fill('account:form.mobile', mobile)
  await fill('account:form.password', PASSWORD)
  await fill('account:form.passwordConfirmation', PASSWORD)
  await main.getByText(t('account:form.female'), { exact: true }).click()
  await main.getByRole('combobox', { name: t('account:form.day') }).selectOption('17')
  await main.getByRole('combobox', { name: t('account:form.month') }).selectOption('5')
  await main.getByRole('combobox', { name: t('account:form.year') }).selectOption('1994')
  await main.getByText(t('account:form.acceptTerms')).click()
  await main.getByRole('button', { name: t('account:register.submit'), exact: true }).click()
}
