import { type Static, type TSchema, Type } from '@fastify/type-provider-typebox'
import { FormConsent, FormText, Id, Nullable } from '#src/http/schema-parts.ts'

const customer = {
  id: Id,
  mobile: Type.String({ description: 'E.164, verified by a code' }),
  email: Nullable(Type.String()),
  fullName: Type.String(),
  gender: Nullable(Type.Enum(['male', 'female'])),
  dateOfBirth: Nullable(Type.String({ format: 'date' })),
  image: Nullable(Type.String({ description: 'URL of the profile photo' })),
  // Optional: a store API that has the calls of the specification alone does not know them.
  hasPassword: Type.Optional(Type.Boolean({ description: 'False when the customer logs in by code alone' })),
  marketingMessages: Type.Optional(Type.Boolean({ description: 'Whether the customer agreed to marketing messages' })),
  deletionDueAt: Type.Optional(
    Nullable(
      Type.String({
        format: 'date-time',
        description: 'When the account will be deleted, as its customer asked; null otherwise',
      }),
    ),
  ),
}

export const Customer = Type.Object(customer, { title: 'Customer', description: 'The authenticated customer' })

// Optional, as above.
const expiresAt = Type.Optional(
  Type.String({
    format: 'date-time',
    description: 'When the new session ends unless it is used: each use moves this to 30 days later',
  }),
)

export const LoggedIn = Type.Object(
  { token: Type.String(), expiresAt, ...customer },
  { title: 'LoggedIn', description: 'The session token and its customer' },
)

export const CodeChecked = Type.Object({ token: Type.String(), expiresAt, user: Customer }, { title: 'CodeChecked' })

const pending = {
  mobileToVerify: Nullable(
    Type.String({ description: 'E.164 number that a code was sent to; it takes effect after the code is verified' }),
  ),
  resendAfter: Nullable(Type.Integer({ description: 'Seconds until another code can be requested' })),
}

export const ProfileUpdated = Type.Object({ ...customer, ...pending }, { title: 'ProfileUpdated' })

export const Registered = Type.Object(
  {
    mobile: Type.String({ description: 'E.164 number that the code was sent to' }),
    resendAfter: Type.Integer({ description: 'Seconds until another code can be requested' }),
  },
  { title: 'Registered' },
)

export const PasswordReset = Type.Object({ done: Type.Literal(true) }, { title: 'PasswordReset' })

/** `{data}`: what the specification (§7) says of some calls. */
export function dataAlone<T extends TSchema>(data: T) {
  return { 200: Type.Object({ data }) }
}

/** `{success, data}`: what it says of others. */
export function success<T extends TSchema>(data: T) {
  return { 200: Type.Object({ success: Type.Literal(true), data }) }
}

/** `{status}`: what it says of send-code. */
export const statusAlone = { 200: Type.Object({ status: Type.Literal(true) }) }

// Bodies. The rules judge the texts; the bound here only keeps nonsense away from them.
const Text = FormText(500)
const OptionalText = Type.Optional(Nullable(Type.String({ maxLength: 500 })))

export const LoginBody = Type.Object({ email: Text, password: Text })
export const RegisterBody = Type.Object({
  fullName: Text,
  mobile: Text,
  email: OptionalText,
  password: Text,
  passwordConfirmation: Text,
  gender: Text,
  dateOfBirth: Text,
  acceptTerms: FormConsent,
  marketingMessages: Type.Optional(
    Type.Boolean({ default: false, description: 'Consent to marketing messages; not needed for an account' }),
  ),
})
export const CodePurposeName = Type.Union(
  [
    Type.Literal('register'),
    Type.Literal('reset'),
    Type.Literal('mobile'),
    Type.Literal('order'),
    Type.Literal('delete'),
  ],
  { default: 'register' },
)
export const CodeChannelName = Type.Union([Type.Literal('whatsapp'), Type.Literal('sms')], { default: 'whatsapp' })
export const SendCodeBody = Type.Object({
  mobile: Text,
  purpose: Type.Optional(CodePurposeName),
  channel: Type.Optional(CodeChannelName),
})
export const CheckCodeBody = Type.Object({
  mobile: Text,
  code: Text,
  purpose: Type.Optional(Type.Union([Type.Literal('register'), Type.Literal('mobile')], { default: 'register' })),
})
/** The account by `emailOrMobile` or by `mobile`. */
export const ResetPasswordBody = Type.Object({
  emailOrMobile: OptionalText,
  mobile: OptionalText,
  code: Text,
  password: Text,
  passwordConfirmation: Text,
})
export const UpdateProfileBody = Type.Object({
  fullName: OptionalText,
  email: OptionalText,
  mobile: OptionalText,
  gender: OptionalText,
  dateOfBirth: OptionalText,
})
export const ChangePasswordBody = Type.Object({ oldPassword: Text, password: Text, passwordConfirmation: Text })

export type ChangePasswordBody = Static<typeof ChangePasswordBody>
export type CheckCodeBody = Static<typeof CheckCodeBody>
export type CodeChecked = Static<typeof CodeChecked>
export type Customer = Static<typeof Customer>
export type LoggedIn = Static<typeof LoggedIn>
export type LoginBody = Static<typeof LoginBody>
export type PasswordReset = Static<typeof PasswordReset>
export type ProfileUpdated = Static<typeof ProfileUpdated>
export type RegisterBody = Static<typeof RegisterBody>
export type Registered = Static<typeof Registered>
export type ResetPasswordBody = Static<typeof ResetPasswordBody>
export type SendCodeBody = Static<typeof SendCodeBody>
export type UpdateProfileBody = Static<typeof UpdateProfileBody>
