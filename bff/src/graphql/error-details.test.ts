import { expect, test } from 'vitest'
import { startShop, visitorOf } from '#src/testing/shop.ts'
import { PREFLIGHT } from '#src/testing/upload.ts'

const shop = await startShop()

test.each([
  ['{ products(first: 101) { totalCount } }', ['first'], 'MAX'],
  ['{ products(first: 0) { totalCount } }', ['first'], 'MIN'],
  ['{ product(id: "1") { reviews(rating: 9) { totalCount } } }', ['rating'], 'MAX'],
  ['{ product(id: "1") { related(first: 99) { id } } }', ['first'], 'MAX'],
  ['{ product(id: "1") { boughtTogether(first: 0) { id } } }', ['first'], 'MIN'],
  ['{ product(id: "1") { image { url(width: 500) } } }', ['width'], 'REF'],
  [`{ productsByIds(ids: ${JSON.stringify(Array(101).fill('1'))}) { id } }`, ['ids'], 'MAX_ITEMS'],
  [`{ nodes(ids: ${JSON.stringify(Array(51).fill('Job_1'))}) { id } }`, ['ids'], 'MAX_ITEMS'],
  [
    'mutation { accountCodeCheck(input: { mobile: "01012345678", code: "1234", purpose: ORDER }) { token } }',
    ['input', 'purpose'],
    'REF',
  ],
])('%s says which argument is wrong, and how, in both languages', async (query, path, rule) => {
  for (const [language, text] of [
    ['en', /^[\x20-\x7e]+$/],
    ['ar', /[\u0600-\u06ff]/],
  ] as const) {
    const [error] = (await shop.ask(query, { headers: { 'accept-language': language } })).errors
    expect(error?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      errors: [{ path, rule, message: expect.stringMatching(text) }],
    })
    expect(error?.message).toMatch(text)
    expect(error?.message).toContain(`${path.join('.')}: `)
  }
})

test('an invalid cursor names its argument', async () => {
  const [error] = (await shop.ask('{ products(after: "nonsense") { totalCount } }')).errors
  expect(error?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', errors: [{ path: ['after'] }] })
})

test.each([
  [
    'AccountRegisterInput',
    'accountRegister',
    { mobile: '01012345678', password: 'very secret' },
    ['input', 'fullName'],
    'REQUIRED',
  ],
  [
    'CartContactUpdateInput',
    'cartContactUpdate',
    { contact: { fullName: 'منى', mobile: 5, anotherMobile: '' } },
    ['input', 'contact', 'mobile'],
    'TYPE',
  ],
  [
    'CartLinesAddInput',
    'cartLinesAdd',
    { lines: [{ variantId: null }] },
    ['input', 'lines', '0', 'variantId'],
    'REQUIRED',
  ],
])('a %s that does not fit is refused at its path, without what was sent', async (type, field, input, path, rule) => {
  const { errors, status, calls } = await shop.ask(
    `mutation ($input: ${type}!) { ${field}(input: $input) { userErrors { path } } }`,
    { variables: { input } },
  )
  expect([status, calls]).toEqual([400, 0])
  expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', errors: [{ path, rule }] })
  expect(JSON.stringify(errors)).not.toMatch(/secret|\$fullName|Did you mean/)
})

test('an empty field and one that is too short are told apart', async () => {
  const fields = 'userErrors { code rule path min available retryAfter }'
  const { data } = await shop.ask(`mutation ($input: ContactSendInput!) { contactSend(input: $input) { ${fields} } }`, {
    variables: { input: { fullName: '', mobile: '010', subject: 'مواعيد', message: 'قصير' } },
  })
  const none = { available: null, retryAfter: null }
  expect(data?.contactSend).toEqual({
    userErrors: [
      { code: 'VALIDATION_FAILED', rule: 'REQUIRED', path: ['fullName'], min: null, ...none },
      { code: 'VALIDATION_FAILED', rule: 'MIN', path: ['mobile'], min: 10, ...none },
      { code: 'VALIDATION_FAILED', rule: 'MIN', path: ['message'], min: 10, ...none },
    ],
  })
})

test.each(['مفتاح-الطلب', 'short', 'x'.repeat(101)])(
  'the key %j of a cart change is refused by its name before the store is asked',
  async (key) => {
    const visit = visitorOf(shop)
    const { errors, calls } = await visit(
      'mutation ($key: String) { cartLinesAdd(input: { lines: [{ variantId: "1" }], idempotencyKey: $key }) { userErrors { code } } }',
      { key },
    )
    expect([errors[0]?.extensions.code, calls]).toEqual(['BAD_USER_INPUT', 0])
    expect(errors[0]?.extensions.errors).toMatchObject([{ path: ['input', 'idempotencyKey'] }])
  },
)

test.each([
  [
    'a body that is too large',
    { 'content-type': 'application/json' },
    JSON.stringify({ query: 'x'.repeat(200_000) }),
    413,
    'BODY_TOO_LARGE',
  ],
  ['a body that is no JSON', { 'content-type': 'application/json' }, '{', 400, 'BAD_REQUEST'],
  ['a body of another type', { 'content-type': 'text/csv' }, 'a,b', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  [
    'a file without a body',
    { 'content-type': 'multipart/form-data; boundary=x', ...PREFLIGHT },
    'x',
    400,
    'BAD_REQUEST',
  ],
] as const)('%s is told without names of the server itself', async (_what, headers, payload, status, code) => {
  const answer = await shop.app.inject({ method: 'POST', url: '/graphql', headers, payload })
  expect([answer.statusCode, /FST_|stack|node_modules/.test(answer.payload)]).toEqual([status, false])
  expect(answer.json().errors[0]).toMatchObject({ message: expect.stringMatching(/\w/), extensions: { code } })
})
