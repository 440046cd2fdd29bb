import { type Given, type Judged, mobile, name8, optionalEmail, requireValid } from '#src/http/rules.ts'
import type {
  ChangePasswordBody,
  CheckCodeBody,
  LoginBody,
  RegisterBody,
  ResetPasswordBody,
  SendCodeBody,
  UpdateProfileBody,
} from './account.schema.ts'
import type { CustomerChanges, Identifier } from './customer.queries.ts'
import {
  accepted,
  confirmation,
  dateOfBirth,
  emailOrMobile,
  fourDigits,
  gender,
  loginPassword,
  newPassword,
  oldPassword,
} from './field-rules.ts'

// The forms of docs/rules/validation.md#forms; each function throws VALIDATION_FAILED with every fault.

export function parseLogin(body: LoginBody): { identifier: Identifier; password: string } {
  const { email, password } = requireValid({ email: emailOrMobile(body.email), password: loginPassword(body.password) })
  return { identifier: email, password }
}

export function parseRegistration(body: RegisterBody, now: Date) {
  return requireValid({
    fullName: name8(body.fullName),
    mobile: mobile(body.mobile),
    email: optionalEmail(body.email),
    password: newPassword(body.password),
    passwordConfirmation: confirmation(body.passwordConfirmation, body.password),
    gender: gender(body.gender),
    dateOfBirth: dateOfBirth(body.dateOfBirth, now),
    acceptTerms: accepted(body.acceptTerms),
  })
}

/** Accepts an e-mail only for `reset`. */
export function parseCodeRequest({ mobile: given, purpose = 'register', channel = 'whatsapp' }: SendCodeBody) {
  const judged: Judged<Identifier> = purpose === 'reset' ? emailOrMobile(given) : asIdentifier(mobile(given))
  return { identifier: requireValid({ mobile: judged }).mobile, purpose, channel }
}

export function parseCode({ mobile: given, code, purpose = 'register' }: CheckCodeBody) {
  return { ...requireValid({ mobile: mobile(given), code: fourDigits(code) }), purpose }
}

export function parsePasswordReset(body: ResetPasswordBody) {
  const {
    emailOrMobile: identifier,
    code,
    password,
  } = requireValid({
    emailOrMobile: emailOrMobile(body.emailOrMobile || body.mobile),
    code: fourDigits(body.code),
    password: newPassword(body.password),
    passwordConfirmation: confirmation(body.passwordConfirmation, body.password),
  })
  return { identifier, code, password }
}

export function parsePasswordChange(body: ChangePasswordBody) {
  const old = oldPassword(body.oldPassword)
  return requireValid({
    oldPassword: old,
    password: anotherThan(old, newPassword(body.password)),
    passwordConfirmation: confirmation(body.passwordConfirmation, body.password),
  })
}

/** Returns the changes of a profile: an omitted field stays, an empty e-mail, gender or date of birth is removed. */
export function parseProfile(
  body: UpdateProfileBody,
  now: Date,
): { changes: CustomerChanges; mobile: string | undefined } {
  const { mobile: number, ...changes } = requireValid({
    fullName: ifGiven(body.fullName, name8),
    email: ifGiven(body.email, optionalEmail),
    mobile: ifGiven(body.mobile, mobile),
    gender: ifGiven(body.gender, (given) => orNull(given, gender)),
    dateOfBirth: ifGiven(body.dateOfBirth, (given) => orNull(given, (text) => dateOfBirth(text, now))),
  })
  return { changes, mobile: number }
}

function asIdentifier(judged: Judged<string>): Judged<Identifier> {
  return judged.fault === undefined ? { value: { mobile: judged.value } } : judged
}

function anotherThan(old: Judged<string>, password: Judged<string>): Judged<string> {
  const same = 'value' in old && 'value' in password && old.value === password.value
  return same ? { fault: { rule: 'different' } } : password
}

function ifGiven<Value>(given: Given, judge: (given: Given) => Judged<Value>): Judged<Value | undefined> {
  return given === undefined ? { value: undefined } : judge(given)
}

function orNull<Value>(given: Given, judge: (given: Given) => Judged<Value>): Judged<Value | null> {
  return given?.trim() ? judge(given) : { value: null }
}
