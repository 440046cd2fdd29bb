import { readFileSync } from 'node:fs'
import { getNamedType, type GraphQLInputObjectType, isInputObjectType, isNonNullType } from 'graphql'
import { expect, test } from 'vitest'
import { buildSchema } from './schema.ts'

interface Body {
  $ref?: string
  properties?: Record<string, Body>
  required?: string[]
  items?: Body
  anyOf?: Body[]
}

const { paths, components } = JSON.parse(
  readFileSync(new URL('../../../store-api/openapi.json', import.meta.url), 'utf8'),
) as {
  paths: Record<string, { post: { requestBody: { content: Record<string, { schema: Body }> } } }>
  components: { schemas: Record<string, Body> }
}

/** The REST body that each input becomes. A dot leads into the body. */
const bodies: Record<string, string> = {
  AccountCodeCheckInput: '/check-code',
  AccountCodeSendInput: '/send-code',
  AccountDeleteInput: '/delete-account',
  AccountLoginInput: '/login',
  AccountMarketingUpdateInput: '/marketing-consent',
  AccountPasswordChangeInput: '/change-password',
  AccountPasswordResetInput: '/reset-password',
  AccountProfileUpdateInput: '/profile',
  AccountRegisterInput: '/register',
  AddressAddInput: '/addresses',
  AddressInput: '/buy-now.address',
  AddressUpdateInput: '/addresses/{id}',
  AccountImageUpdateInput: '/change-image',
  CartCouponApplyInput: '/cart/coupon',
  CartPickupChooseInput: '/cart/pickup',
  CartLineInput: '/cart/add',
  CartLineRemoveInput: '/cart/remove',
  CartLineUpdateInput: '/cart/update',
  ComplaintAddInput: '/complaints',
  ContactDetailsInput: '/cart/contact',
  ContactSendInput: '/contact',
  JobApplicationAddInput: '/apply-job',
  NotifyMeRequestAddInput: '/notify-me',
  OrderAccessCodeCheckInput: '/order-access/check-code',
  OrderAccessCodeSendInput: '/order-access/send-code',
  OrderBuyNowInput: '/buy-now',
  OrderCancelInput: '/orders/{id}/cancel',
  OrderConfirmInput: '/orders/{id}/confirm',
  OrderDeliveryTimeSetInput: '/orders/{id}/delivery-time',
  OrderEditLineInput: '/orders/{id}/edit/save.lines',
  OrderEditSaveInput: '/orders/{id}/edit/save',
  OrderExchangeInput: '/orders/{id}/exchange',
  OrderExchangeItemInput: '/orders/{id}/exchange.items',
  OrderPlaceInput: '/orders',
  OrderReturnRequestInput: '/orders/{id}/return',
  OrderReturnLineInput: '/orders/{id}/return.lines',
  ProductRequestAddInput: '/find-product',
  ReviewAddInput: '/orders/{id}/reviews',
  TicketOpenInput: '/tickets',
  TicketReplyInput: '/tickets/{id}/reply',
  WishlistAddInput: '/wishlist/add',
  WishlistRemoveInput: '/wishlist/remove',
}

/**
 * Inputs without a body of their own: filters of lists, the id of an order or a session, a wrapper, and one of several
 * forms of a body.
 */
const bodiless = [
  'AddressDefaultSetInput',
  'AddressDeleteInput',
  'AddressRegionInput',
  'CartAddressUpdateInput',
  'CartContactUpdateInput',
  'CartLinesAddInput',
  'MapPointInput',
  'OrderCallRequestInput',
  'OrderCodeSmsSendInput',
  'OrderDestinationInput',
  'OrderEditBeginInput',
  'OrderEditDestinationInput',
  'OrderEditDiscardInput',
  'OrderReorderInput',
  'OrderReturnWithdrawInput',
  'ProductFilter',
  'SessionRevokeInput',
  'TicketCloseInput',
]

/** Fields that are stricter than the body: REST knows another name for them, or a default. */
const stricter = [
  'AccountPasswordResetInput.emailOrMobile',
  'AccountCodeSendInput.purpose',
  'AccountCodeCheckInput.purpose',
]

test('an input field is required where the body of the REST contract requires it, and only there', () => {
  const inputs = Object.values(buildSchema([]).getTypeMap()).filter(isInputObjectType)
  expect(
    inputs
      .map(({ name }) => name)
      .filter((name) => !bodiless.includes(name))
      .toSorted(),
  ).toEqual(Object.keys(bodies).toSorted())
  const differences = inputs.flatMap((input) => {
    const { properties = {}, required = [] } = bodyOf(bodies[input.name])
    return Object.values(input.getFields())
      .filter(({ name, type }) => name in properties && isNonNullType(type) !== required.includes(name))
      .map(({ name }) => `${input.name}.${name}`)
  })
  expect(differences.toSorted()).toEqual(stricter.toSorted())
})

test('every required field of a body can be given', () => {
  const schema = buildSchema([])
  const missing = Object.entries(bodies).flatMap(([name, address]) => {
    const input = schema.getType(name)
    const fields = isInputObjectType(input) ? fieldsOf(input) : []
    return (bodyOf(address).required ?? [])
      .filter((field) => !fields.includes(field))
      .map((field) => `${name}.${field}`)
  })
  expect(missing).toEqual([])
})

/** The fields of an input, and of the postal address in it, which the REST contract has beside them. */
function fieldsOf(input: GraphQLInputObjectType): string[] {
  const { address, ...others } = input.getFields()
  const type = address && getNamedType(address.type)
  return [...Object.keys(others), ...(isInputObjectType(type) ? ['address', ...Object.keys(type.getFields())] : [])]
}

function bodyOf(address = ''): Body {
  const [path = '', field] = address.split('.')
  const content = paths[path]?.post.requestBody.content ?? {}
  const body = followed(Object.values(content)[0]?.schema)
  return field ? followed(body.properties?.[field]) : body
}

/** The object that a schema means: by its reference, of its alternatives, of its items. */
function followed(schema: Body = {}): Body {
  const { $ref, anyOf, items } = schema
  if ($ref) return followed(components.schemas[$ref.split('/').at(-1) ?? ''])
  if (anyOf) return followed(anyOf.find((each) => each.properties ?? each.items ?? each.$ref))
  return items ? followed(items) : schema
}
