import * as v from 'valibot'
import { required } from '#app/lib/forms/rules.ts'
import { birthDate, isRightAge } from './birth-date.ts'
import { genders } from './gender.ts'
import {
  code,
  confirmation,
  egyptianMobile,
  email,
  emailOrMobile,
  fullName,
  knownPassword,
  newPassword,
} from './field.rules.ts'

// Source of the forms: docs/rules/validation.md#forms.

const chosen = required('account:rules.dateOfBirth.required')
const birth = { birthDay: chosen, birthMonth: chosen, birthYear: chosen }
export const gender = v.picklist(genders, 'account:rules.gender')

const pair = [['password'], ['passwordConfirmation']] as const
const isSame = (typed: { password: string; passwordConfirmation: string }) =>
  typed.password === typed.passwordConfirmation
const isOther = (typed: { oldPassword: string; password: string }) => typed.oldPassword !== typed.password

type Birth = { birthDay: string; birthMonth: string; birthYear: string }
const parts = [['birthDay'], ['birthMonth'], ['birthYear']] as const
const isDay = (typed: Birth) => birthDate(typed) !== undefined
// An invalid day passes here: `isDay` reports it.
const isAge = (typed: Birth) => isRightAge(birthDate(typed))

export const loginRules = v.object({ email: emailOrMobile, password: knownPassword })

export const registerRules = v.pipe(
  v.object({
    fullName,
    mobile: egyptianMobile,
    email,
    password: newPassword,
    passwordConfirmation: confirmation,
    gender,
    ...birth,
    acceptTerms: required('account:rules.acceptTerms'),
  }),
  v.forward(v.partialCheck(pair, isSame, 'account:rules.passwordConfirmation.same'), ['passwordConfirmation']),
  v.forward(v.partialCheck(parts, isDay, 'account:rules.dateOfBirth.invalid'), ['birthDay']),
  v.forward(v.partialCheck(parts, isAge, 'account:rules.dateOfBirth.age'), ['birthDay']),
)

export const forgotRules = v.object({ emailOrMobile })

export const resetRules = v.pipe(
  v.object({ code, password: newPassword, passwordConfirmation: confirmation }),
  v.forward(v.partialCheck(pair, isSame, 'account:rules.passwordConfirmation.same'), ['passwordConfirmation']),
)

export const askCodeRules = v.object({ mobile: egyptianMobile })

export const verifyRules = v.object({ code })

export const updateProfileRules = v.pipe(
  v.object({ fullName, mobile: egyptianMobile, email, gender, ...birth }),
  v.forward(v.partialCheck(parts, isDay, 'account:rules.dateOfBirth.invalid'), ['birthDay']),
  v.forward(v.partialCheck(parts, isAge, 'account:rules.dateOfBirth.age'), ['birthDay']),
)

export const changePasswordRules = v.pipe(
  v.object({
    oldPassword: required('account:rules.oldPassword.required'),
    password: newPassword,
    passwordConfirmation: confirmation,
  }),
  v.forward(v.partialCheck([['oldPassword'], ['password']], isOther, 'account:rules.password.different'), ['password']),
  v.forward(v.partialCheck(pair, isSame, 'account:rules.passwordConfirmation.same'), ['passwordConfirmation']),
)
