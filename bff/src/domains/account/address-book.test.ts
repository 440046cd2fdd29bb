import { expect, test } from 'vitest'
import { anyAddress } from '#src/testing/checkout.ts'
import { startShop } from '#src/testing/shop.ts'

const FIELDS =
  'id fullName mobile anotherMobile state { id name iso } city { id name } region { id name deliverable } regionName landmark isDefault deliverable'
const ADD = `mutation ($input: AddressAddInput!) { addressAdd(input: $input) { address { ${FIELDS} } customer { addresses { id } } userErrors { code path message } } }`

type Done = { address: { id: string }; customer: { addresses: { id: string }[] } }

async function logIn() {
  const shop = await startShop()
  const { data } = await shop.ask(
    'mutation { accountLogin(input: { email: "01000000001", password: "modarag2026" }) { token } }',
  )
  const authorization = `Bearer ${(data as unknown as { accountLogin: { token: string } }).accountLogin.token}`
  const input = {
    address: await anyAddress(shop),
    fullName: 'منى عبد الحميد',
    mobile: '٠١٠ ١٢٣٤ ٥٦٧٨',
    anotherMobile: '+20 111 234 5678',
  }
  const as = (query: string, variables?: Record<string, unknown>) =>
    shop.ask(query, { variables, headers: { authorization } })
  return { shop, as, input }
}

test('a place is put into the address book, changed, made the default, and taken out', async () => {
  const { as, input } = await logIn()
  const { addressAdd } = (await as(ADD, { input })).data as unknown as { addressAdd: Done }
  const { id } = addressAdd.address
  expect(addressAdd).toMatchObject({
    address: { mobile: '+201012345678', landmark: null, deliverable: true },
    userErrors: [],
  })
  expect(addressAdd.customer.addresses.map((each) => each.id)).toContain(id)
  const changed = await as(
    `mutation ($id: ID!, $input: AddressUpdateInput!) { addressUpdate(input: $input) { address { landmark isDefault } userErrors { code } } addressDefaultSet(input: { id: $id }) { address { isDefault } } }`,
    { id, input: { ...input, id, address: { ...input.address, landmark: 'قدام الصيدلية' } } },
  )
  expect(changed.data).toMatchObject({
    addressUpdate: { address: { landmark: 'قدام الصيدلية' } },
    addressDefaultSet: { address: { isDefault: true } },
  })
  const read = await as(
    'query ($id: ID!) { viewer { address(id: $id) { id isDefault } none: address(id: "999999999") { id } odd: address(id: "x") { id } } }',
    { id },
  )
  expect(read.data).toEqual({ viewer: { address: { id, isDefault: true }, none: null, odd: null } })
  const gone = await as(
    'mutation ($id: ID!) { addressDelete(input: { id: $id }) { deletedId customer { addresses { id } } userErrors { code } } }',
    { id },
  )
  expect(gone.data).toMatchObject({ addressDelete: { deletedId: id, userErrors: [] } })
})

test('an invalid address names its field; an address of another customer is not found', async () => {
  const { as, input } = await logIn()
  const { data } = await as(ADD, {
    input: { ...input, fullName: 'منى', address: { ...input.address, cityId: 'x' }, anotherMobile: input.mobile },
  })
  const { userErrors } = (data as unknown as { addressAdd: { userErrors: { code: string; path: string[] }[] } })
    .addressAdd
  expect(userErrors.map(({ code, path }) => `${code} ${path}`).sort()).toEqual(
    ['address,cityId', 'anotherMobile', 'fullName'].map((name) => `VALIDATION_FAILED ${name}`),
  )
  const foreign = await as(
    'mutation ($id: ID!) { addressDelete(input: { id: $id }) { deletedId userErrors { code path } } addressDefaultSet(input: { id: $id }) { address { id } userErrors { code path } } }',
    { id: '999999999' },
  )
  const notFound = { userErrors: [{ code: 'NOT_FOUND', path: ['id'] }] }
  expect(foreign.data).toEqual({
    addressDelete: { deletedId: null, ...notFound },
    addressDefaultSet: { address: null, ...notFound },
  })
})

test('a guest is asked to log in', async () => {
  const { shop, input } = await logIn()
  const { data, errors } = await shop.ask(ADD, { variables: { input } })
  expect([data, errors[0]?.extensions.code]).toEqual([{ addressAdd: null }, 'UNAUTHENTICATED'])
})

test('an area is one of the list or the name of another one, never both nor neither', async () => {
  const { as, input } = await logIn()
  for (const region of [{ ...input.address.region, name: 'عزبة البرج' }, {}, { id: null }]) {
    const { data, errors } = await as(ADD, { input: { ...input, address: { ...input.address, region } } })
    expect([data, errors[0]?.extensions]).toMatchObject([
      null,
      { code: 'BAD_USER_INPUT', errors: [{ path: expect.arrayContaining(['input', 'address', 'region']) }] },
    ])
  }
  const { data } = await as(ADD, { input: { ...input, address: { ...input.address, region: { name: 'عزبة البرج' } } } })
  expect(data).toMatchObject({ addressAdd: { address: { region: null, regionName: 'عزبة البرج' }, userErrors: [] } })
})
