import type { Customer, ProfileUpdated, Registered } from '#src/__generated__/rest.ts'
import type { Resolvers } from '#src/__generated__/schema.ts'
import { badInput } from '#src/graphql/bad-input.ts'
import type { GraphContext } from '#src/graphql/context.ts'
import { refusable } from '#src/graphql/user-errors.ts'
import * as enums from './account-enums.ts'
import type { Session } from './account.source.ts'

/** Seconds between two codes. The response of the specification's /send-code has no field for it, so the contract fixes it. */
const RESEND_AFTER = 60
const NOBODY = { customer: null, token: null, expiresAt: null }

/** Merges the guest's cart into the customer's within the login, so that no later read has to write. */
function joinCarts({ cart }: Pick<GraphContext['sources'], 'cart'>) {
  return (session: Session) => cart.joinAtLogin().then(() => session)
}

export const accountResolvers: Resolvers = {
  ...enums,
  Query: {
    viewer: (_, __, { sources }) => sources.account.viewer(),
    codeChannels: (_, __, { sources }) => sources.account.codeChannels(),
  },
  Mutation: {
    async accountRegister(_, { input }, { sources }, info) {
      const { done, userErrors } = await refusable<Registered>(info, () => sources.account.register({ ...input, marketingMessages: input.marketingMessages ?? false }))
      return { mobile: done?.mobile ?? null, resendAfter: done?.resendAfter ?? null, userErrors }
    },
    async accountLogin(_, { input }, { sources }, info) {
      const { done, userErrors } = await refusable<Session>(info, () => sources.account.login({ ...input }).then(joinCarts(sources)))
      return { ...(done ?? NOBODY), userErrors }
    },
    async accountLogout(_, __, { sources }) {
      await sources.account.logout()
      return { done: true, userErrors: [] }
    },
    async accountCodeSend(_, { input }, { sources }, info) {
      const { done, userErrors } = await refusable<object>(info, () =>
        sources.account.sendCode({ ...input, channel: input.channel ?? undefined }),
      )
      return { resendAfter: done && RESEND_AFTER, userErrors }
    },
    async accountCodeCheck(_, { input: { purpose, ...input } }, { sources }, info) {
      if (purpose === 'reset') throw badInput('A code for RESET is checked by accountPasswordReset.')
      if (purpose === 'order') throw badInput('A code for ORDER is checked by orderPlace and orderBuyNow.')
      if (purpose === 'delete') throw badInput('A code for DELETE is checked by accountDelete.')
      const { done, userErrors } = await refusable<Session>(info, () => sources.account.checkCode({ ...input, purpose }).then(joinCarts(sources)))
      return { ...(done ?? NOBODY), userErrors }
    },
    async accountPasswordReset(_, { input }, { sources }, info) {
      const { done, userErrors } = await refusable<object>(info, () => sources.account.resetPassword({ ...input }))
      return { done: done !== null, userErrors }
    },
    async accountProfileUpdate(_, { input }, { sources }, info) {
      const { done, userErrors } = await refusable<ProfileUpdated>(info, () => sources.account.updateProfile({ ...input }))
      return { customer: done, mobileToVerify: done?.mobileToVerify ?? null, resendAfter: done?.resendAfter ?? null, userErrors }
    },
    async accountPasswordChange(_, { input }, { sources }, info) {
      const { done, userErrors } = await refusable<Customer>(info, () => sources.account.changePassword({ ...input }))
      return { customer: done, userErrors }
    },
  },
  AccountSessionPayload: { cart: ({ customer }, _, { sources }) => (customer ? sources.cart.current() : null) },
}
