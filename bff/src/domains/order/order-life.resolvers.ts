import type { OrderAccess } from '#src/__generated__/rest.ts'
import type { OrderEditSaveInput, Resolvers } from '#src/__generated__/schema.ts'
import { addressBody, addressFields } from '#src/graphql/address-input.ts'
import { connection, loadPage } from '#src/graphql/connection.ts'
import { idOf } from '#src/graphql/ids.ts'
import { refusable } from '#src/graphql/user-errors.ts'
import { changeOrder, orderAfterChange, refOf } from './order-ref.ts'

/** Changes of an order before shipping, the order list of a customer, and order access for guests. */
export const orderLifeResolvers: Resolvers = {
  Customer: {
    orders: (_, { group, ...args }, { sources }, info) =>
      loadPage(args, info, (page) => sources.orderLife.page({ ...page, status: group })),
    orderCounts: (_, __, { sources }) => sources.orderLife.counts(),
  },
  OrderConnection: connection,
  OrderChangePayload: { order: orderAfterChange },
  Mutation: {
    orderConfirm(_, { input: { code, ...named } }, context, info) {
      const ref = refOf(named)
      return changeOrder(info, ref, () => context.sources.orderLife.confirm(ref, code))
    },
    orderCodeSmsSend(_, { input }, context, info) {
      const ref = refOf(input)
      return changeOrder(info, ref, () => context.sources.orderLife.sendCodeSms(ref))
    },
    orderCallRequest(_, { input }, context, info) {
      const ref = refOf(input)
      return changeOrder(info, ref, () => context.sources.orderLife.requestCall(ref))
    },
    orderCancel(_, { input: { reason, ...named } }, context, info) {
      const ref = refOf(named)
      return changeOrder(info, ref, () => context.sources.orderLife.cancel(ref, reason))
    },
    orderEditBegin(_, { input }, context, info) {
      const ref = refOf(input)
      return changeOrder(info, ref, () => context.sources.orderLife.beginEdit(ref))
    },
    orderEditSave(_, { input }, context, info) {
      const ref = refOf(input)
      return changeOrder(info, ref, () => context.sources.orderLife.saveEdit(ref, editOf(input)), addressFields())
    },
    orderEditDiscard(_, { input }, context, info) {
      const ref = refOf(input)
      return changeOrder(info, ref, () => context.sources.orderLife.discardEdit(ref))
    },
    async orderAccessCodeSend(_, { input }, { sources }, info) {
      const { done, userErrors } = await refusable<{ resendAfter: number }>(info, () =>
        sources.orderLife.sendAccessCode({ ...input }),
      )
      return { resendAfter: done?.resendAfter ?? null, userErrors }
    },
    async orderAccessCodeCheck(_, { input }, { sources }, info) {
      const { done, userErrors } = await refusable<OrderAccess>(info, () =>
        sources.orderLife.checkAccessCode({ ...input }),
      )
      return { access: done, userErrors }
    },
  },
}

function editOf({ expectedRevision, lines, address, addressId }: OrderEditSaveInput) {
  return {
    expectedRevision,
    lines: lines?.map(({ lineId, variantId, quantity }) => ({
      lineId: idOf('OrderLine', lineId),
      variantId: variantId ? idOf('Variant', variantId) : null,
      quantity,
    })),
    address: address ? addressBody(address) : undefined,
    addressId: addressId ? idOf('Address', addressId) : null,
  }
}
