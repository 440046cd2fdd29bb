import type { Customer, ProfileUpdated, Registered } from '#src/__generated__/rest.ts'
import type { Resolvers } from '#src/__generated__/schema.ts'
import { badField } from '#src/graphql/bad-input.ts'
import type { GraphContext } from '#src/graphql/context.ts'
import { type FieldsAtFault, refusable } from '#src/graphql/user-errors.ts'
import type { Session } from './account.source.ts'

/**
 * Seconds between two codes. The response of the specification's /send-code has no field for it, so the contract fixes
 * it.
 */
const RESEND_AFTER = 60
const NOBODY = { customer: null, token: null, expiresAt: null }

/** Merges the guest's cart into the customer's within the login, so that no later read has to write. */
function joinCarts({ cart }: Pick<GraphContext['sources'], 'cart'>) {
  return (session: Session) => cart.joinAtLogin().then(() => session)
}

/** Where the codes of the other purposes are checked. */
const codeTexts = {
  reset: {
    ar: 'كود RESET بيتراجع في accountPasswordReset.',
    en: 'A code for RESET is checked by accountPasswordReset.',
  },
  order: {
    ar: 'كود ORDER بيتراجع في orderPlace وorderBuyNow.',
    en: 'A code for ORDER is checked by orderPlace and orderBuyNow.',
  },
  delete: { ar: 'كود DELETE بيتراجع في accountDelete.', en: 'A code for DELETE is checked by accountDelete.' },
}

const fieldsAtFault: FieldsAtFault = {
  EMAIL_TAKEN: 'email',
  MOBILE_TAKEN: 'mobile',
  SMS_UNAVAILABLE: 'channel',
  CODE_INVALID: 'code',
  CODE_EXPIRED: 'code',
  CODE_TOO_MANY_TRIES: 'code',
}

// A separate read after the session exists: the guest's cart has then been merged into the customer's.
const cart = ({ customer }: { customer?: unknown }, _: unknown, { sources }: GraphContext) =>
  customer ? sources.cart.current() : null

export const accountResolvers: Resolvers = {
  Query: {
    viewer: (_, __, { sources }) => sources.account.viewer(),
    codeChannels: (_, __, { sources }) => sources.account.codeChannels(),
  },
  Mutation: {
    async accountRegister(_, { input }, { sources }, info) {
      const body = { ...input, marketingMessages: input.marketingMessages ?? false }
      const { done, userErrors } = await refusable<Registered>(
        info,
        () => sources.account.register(body),
        fieldsAtFault,
      )
      return { mobile: done?.mobile ?? null, resendAfter: done?.resendAfter ?? null, userErrors }
    },
    async accountLogin(_, { input }, { sources }, info) {
      const { done, userErrors } = await refusable<Session>(
        info,
        () => sources.account.login({ ...input }).then(joinCarts(sources)),
        fieldsAtFault,
      )
      return { ...(done ?? NOBODY), userErrors }
    },
    async accountLogout(_, __, { sources }) {
      await sources.account.logout()
      return { done: true, userErrors: [] }
    },
    async accountCodeSend(_, { input }, { sources }, info) {
      const body = { ...input, channel: input.channel ?? undefined }
      const { done, userErrors } = await refusable<object>(info, () => sources.account.sendCode(body), fieldsAtFault)
      return { resendAfter: done && RESEND_AFTER, userErrors }
    },
    async accountCodeCheck(_, { input: { purpose, ...input } }, { sources }, info) {
      if (purpose === 'reset' || purpose === 'order' || purpose === 'delete')
        throw badField(['input', 'purpose'], 'REF', codeTexts[purpose])
      const { done, userErrors } = await refusable<Session>(
        info,
        () => sources.account.checkCode({ ...input, purpose }).then(joinCarts(sources)),
        fieldsAtFault,
      )
      return { ...(done ?? NOBODY), userErrors }
    },
    async accountPasswordReset(_, { input }, { sources }, info) {
      const { done, userErrors } = await refusable<object>(
        info,
        () => sources.account.resetPassword({ ...input }),
        fieldsAtFault,
      )
      return { done: done !== null, userErrors }
    },
    async accountProfileUpdate(_, { input }, { sources }, info) {
      const { done, userErrors } = await refusable<ProfileUpdated>(
        info,
        () => sources.account.updateProfile({ ...input }),
        fieldsAtFault,
      )
      return {
        customer: done,
        mobileToVerify: done?.mobileToVerify ?? null,
        resendAfter: done?.resendAfter ?? null,
        userErrors,
      }
    },
    async accountPasswordChange(_, { input }, { sources }, info) {
      const { done, userErrors } = await refusable<Customer>(
        info,
        () => sources.account.changePassword({ ...input }),
        fieldsAtFault,
      )
      return { customer: done, userErrors }
    },
  },
  AccountLoginPayload: { cart },
  AccountCodeCheckPayload: { cart },
}
