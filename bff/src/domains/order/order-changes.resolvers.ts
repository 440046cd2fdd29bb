import type { OrderEditSaveInput, Resolvers } from '#src/__generated__/schema.ts'
import { addressBody, addressFields } from '#src/domains/location/address-input.ts'
import { idOf } from '#src/graphql/ids.ts'
import { piastresOf } from '#src/graphql/money.ts'
import type { FieldsAtFault } from '#src/graphql/user-errors.ts'
import { changeOrder, orderAfterChange } from './order-change.ts'

/** Changes of an order by its customer: confirmation, cancelling, edit, delivery time. */
export const orderChangesResolvers: Resolvers = {
  OrderConfirmPayload: orderAfterChange,
  OrderCodeSmsSendPayload: orderAfterChange,
  OrderCallRequestPayload: orderAfterChange,
  OrderCancelPayload: orderAfterChange,
  OrderEditBeginPayload: orderAfterChange,
  OrderEditSavePayload: orderAfterChange,
  OrderEditDiscardPayload: orderAfterChange,
  OrderDeliveryTimeSetPayload: orderAfterChange,
  Mutation: {
    orderConfirm: (_, { input }, { sources }, info) =>
      changeOrder(info, input, (ref) => sources.orderChanges.confirm(ref, input.code)),
    orderCodeSmsSend: (_, { input }, { sources }, info) => changeOrder(info, input, sources.orderChanges.sendCodeSms),
    orderCallRequest: (_, { input }, { sources }, info) => changeOrder(info, input, sources.orderChanges.requestCall),
    orderCancel: (_, { input }, { sources }, info) =>
      changeOrder(info, input, (ref) => sources.orderChanges.cancel(ref, input.reason)),
    orderEditBegin: (_, { input }, { sources }, info) => changeOrder(info, input, sources.orderChanges.beginEdit),
    orderEditSave: (_, { input }, { sources }, info) =>
      changeOrder(info, input, (ref) => sources.orderChanges.saveEdit(ref, editOf(input)), editFields(input)),
    orderEditDiscard: (_, { input }, { sources }, info) => changeOrder(info, input, sources.orderChanges.discardEdit),
    orderDeliveryTimeSet: (_, { input: { day, part, ...named } }, { sources }, info) =>
      changeOrder(info, named, (ref) => sources.orderChanges.chooseTime(ref, { day, part })),
  },
}

/** The store API names a line by its id, an input by its place. */
function editFields({ lines, destination }: OrderEditSaveInput): FieldsAtFault {
  const names = (lines ?? []).flatMap(({ lineId }, place) =>
    ['', '.quantity', '.variantId'].map(
      (field) => [`lines.${idOf('OrderLine', lineId)}${field}`, `lines.${place}${field}`] as const,
    ),
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
