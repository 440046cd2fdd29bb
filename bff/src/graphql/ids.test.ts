import { expect, test } from 'vitest'
import { contact, placeOrder } from '#src/testing/checkout.ts'
import { startShop, visitorOf } from '#src/testing/shop.ts'

const shop = await startShop()
const visit = visitorOf(shop)
const { order, token } = await placeOrder<{ id: string }>(shop, 'id')
const { data } = await visit(
  'mutation { accountLogin(input: { email: "01000000001", password: "modarag2026" }) { token } }',
)
const authorization = `Bearer ${(data as unknown as { accountLogin: { token: string } }).accountLogin.token}`

/** An id in the right form that nothing has, and texts that are no ids. */
const UNKNOWN = '999999999999'
const BAD = ['0', '007', 'abc', '-1', '1.5', '٣', ' 1', '9'.repeat(16)]

const own = 'id: $order, token: $token'
const rest = 'streetAddress: "شارع النصر", buildingNumber: "12", floorNumber: "3", apartmentNumber: "7"'
const { fullName, mobile, anotherMobile } = contact
const buyer = `contact: { fullName: "${fullName}", mobile: "${mobile}", anotherMobile: "${anotherMobile}" }`
const buy = (what: string) =>
  `orderBuyNow(input: { ${what}, idempotencyKey: "never-ordered", quantity: 1, expectedUnitPrice: "1.00", acceptTerms: true, ${buyer} })`
const book = (place: string) =>
  `addressAdd(input: { address: { ${place}, ${rest} }, fullName: "${fullName}", mobile: "${mobile}", anotherMobile: "${anotherMobile}" })`

const fields = [
  'cartLinesAdd(input: { lines: [{ variantId: $id }] })',
  'cartLinesAdd(input: { lines: [{ variantId: "1", parts: [$id] }] })',
  'cartLinesAdd(input: { lines: [{ variantId: "1" }, { variantId: $id }] })',
  'cartLineRemove(input: { lineId: $id })',
  'cartAddressUpdate(input: { addressId: $id })',
  'notifyMeRequestAdd(input: { productId: $id, mobile: "01012345678" })',
  'notifyMeRequestAdd(input: { productId: "1", variantId: $id, mobile: "01012345678" })',
  'wishlistAdd(input: { productId: $id })',
  'addressDefaultSet(input: { id: $id })',
  'addressDelete(input: { id: $id })',
  'ticketReply(input: { id: $id, message: "فين الطلب؟" })',
  'reviewAdd(input: { orderId: $order, token: $token, lineId: $id, rating: 3 })',
  'orderCancel(input: { id: $id, token: $token })',
  `orderReturnRequest(input: { ${own}, lines: [{ lineId: $id, quantity: 1, reason: SIZE }] })`,
  `orderEditSave(input: { ${own}, expectedRevision: 1, destination: { addressId: $id } })`,
  buy(`variantId: $id, destination: { address: { stateId: "1", cityId: "1", region: { id: "1" }, ${rest} } }`),
  'productRequestAdd(input: { kind: FIND, name: "كورة", mobile: "01012345678", clubId: $id })',
]
const choices = [
  `cartAddressUpdate(input: { address: { stateId: $id, cityId: "1", region: { id: "1" }, ${rest} } })`,
  `orderEditSave(input: { ${own}, expectedRevision: 1, destination: { address: { stateId: "1", cityId: "1", region: { id: $id }, ${rest} } } })`,
  book('stateId: "1", cityId: $id, region: { id: "1" }'),
  buy(`variantId: "1", destination: { address: { stateId: "1", cityId: $id, region: { id: "1" }, ${rest} } }`),
]

/** Returns the answers of a mutation to each id, as JSON. */
async function answersOf(field: string, ids: string[]): Promise<string[]> {
  const declared = ['$id: ID!', '$order: ID!', '$token: String'].filter((variable) =>
    field.includes(variable.split(':', 1)[0] ?? ''),
  )
  const query = `mutation (${declared.join(', ')}) { done: ${field} { userErrors { code path rule } } }`
  const answers = ids.map(async (id) => {
    const { data, errors } = await visit(query, { id, order: order.id, token }, { authorization })
    return JSON.stringify({ data, codes: errors.map(({ extensions }) => extensions.code) })
  })
  return Promise.all(answers)
}

test.each([...fields, ...choices])('refuses a text that is no id as it does an unknown id: %s', async (field) => {
  const [unknown = '', ...bad] = await answersOf(field, [UNKNOWN, ...BAD])
  expect(unknown).toMatch(/"userErrors":\[\{.*"codes":\[\]/)
  expect(new Set(bad)).toEqual(new Set([unknown]))
})

test.each(choices)('takes an empty text for a required choice that was not made: %s', async (field) => {
  expect((await answersOf(field, ['']))[0]).toMatch(
    /"path":\[("destination",)?"address",("stateId"|"cityId"|"region","id")\],"rule":"REQUIRED"/,
  )
})
