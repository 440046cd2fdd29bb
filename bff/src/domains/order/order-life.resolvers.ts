import type { OrderAccess } from '#src/__generated__/rest.ts'
import type { OrderEditSaveInput, Resolvers } from '#src/__generated__/schema.ts'
import { addressBody, addressFields } from '#src/domains/location/address-input.ts'
import { connection, loadPage } from '#src/graphql/connection.ts'
import { idOf } from '#src/graphql/ids.ts'
import { piastresOf } from '#src/graphql/money.ts'
import { type FieldsAtFault, refusable } from '#src/graphql/user-errors.ts'
import { changeOrder, orderAfterChange } from './order-ref.ts'

/** Changes of an order before shipping, the order list of a customer, and order access for guests. */
export const orderLifeResolvers: Resolvers = {
  Customer: {
    orders: (_, { group, ...args }, { sources }, info) =>
      loadPage(args, info, (page) => sources.orderLife.page({ ...page, status: group })),
    orderCounts: (_, __, { sources }) => sources.orderLife.counts(),
  },
  OrderConnection: connection,
  OrderConfirmPayload: orderAfterChange,
  OrderCodeSmsSendPayload: orderAfterChange,
  OrderCallRequestPayload: orderAfterChange,
  OrderCancelPayload: orderAfterChange,
  OrderEditBeginPayload: orderAfterChange,
  OrderEditSavePayload: orderAfterChange,
  OrderEditDiscardPayload: orderAfterChange,
  Mutation: {
    orderConfirm: (_, { input }, { sources }, info) => changeOrder(info, input, (ref) => sources.orderLife.confirm(ref, input.code)),
    orderCodeSmsSend: (_, { input }, { sources }, info) => changeOrder(info, input, sources.orderLife.sendCodeSms),
    orderCallRequest: (_, { input }, { sources }, info) => changeOrder(info, input, sources.orderLife.requestCall),
    orderCancel: (_, { input }, { sources }, info) => changeOrder(info, input, (ref) => sources.orderLife.cancel(ref, input.reason)),
    orderEditBegin: (_, { input }, { sources }, info) => changeOrder(info, input, sources.orderLife.beginEdit),
    orderEditSave: (_, { input }, { sources }, info) =>
      changeOrder(info, input, (ref) => sources.orderLife.saveEdit(ref, editOf(input)), editFields(input)),
    orderEditDiscard: (_, { input }, { sources }, info) => changeOrder(info, input, sources.orderLife.discardEdit),
    async orderAccessCodeSend(_, { input }, { sources }, info) {
      const { done, userErrors } = await refusable<{ resendAfter: number }>(info, () =>
        sources.orderLife.sendAccessCode({ ...input }),
      )
      return { resendAfter: done?.resendAfter ?? null, userErrors }
    },
    async orderAccessCodeCheck(_, { input }, { sources }, info) {
      const { done, userErrors } = await refusable<OrderAccess>(info, () => sources.orderLife.checkAccessCode({ ...input }), codeFields)
      return { link: done, userErrors }
    },
  },
}

const codeFields: FieldsAtFault = { CODE_INVALID: 'code', CODE_EXPIRED: 'code', CODE_TOO_MANY_TRIES: 'code', NOT_FOUND: 'number' }

/** The store API names a line by its id, an input by its place. */
function editFields({ lines, destination }: OrderEditSaveInput): FieldsAtFault {
  const names = (lines ?? []).flatMap(({ lineId }, place) =>
    ['', '.quantity', '.variantId'].map((field) => [`lines.${idOf('OrderLine', lineId)}${field}`, `lines.${place}${field}`] as const),
  )
  const place = Object.entries(addressFields()).map(([name, field]) => [name, `destination.${field}`] as const)
  return {
    ...Object.fromEntries([...names, ...place]),
    ORDER_CHANGED: 'expectedRevision',
    PRICE_CHANGED: 'expectedTotal',
    OUT_OF_STOCK: 'lines',
    QUANTITY_REDUCED: 'lines',
    QUANTITY_LIMIT: 'lines',
    VARIANT_UNAVAILABLE: 'lines',
    ORDER_LIMIT: 'lines',
    REGION_NOT_DELIVERABLE: 'destination',
    address: 'destination.address',
    addressId: 'destination.addressId',
    ...(destination?.addressId && { regionId: 'destination.addressId' }),
  }
}

function editOf({ expectedRevision, expectedTotal, lines, destination }: OrderEditSaveInput) {
  return {
    expectedRevision,
    expectedTotal: expectedTotal == null ? undefined : piastresOf(expectedTotal),
    lines: lines?.map(({ lineId, variantId, quantity }) => ({
      lineId: idOf('OrderLine', lineId),
      variantId: variantId ? idOf('Variant', variantId) : null,
      quantity,
    })),
    address: destination?.address ? addressBody(destination.address) : undefined,
    addressId: destination?.addressId ? idOf('Address', destination.addressId) : null,
  }
}
