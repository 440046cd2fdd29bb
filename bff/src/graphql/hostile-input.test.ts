import { expect, test } from 'vitest'
import { startShop } from '#src/testing/shop.ts'
import { PREFLIGHT } from '#src/testing/upload.ts'

const shop = await startShop()

const SUGGEST = 'query ($q: String!) { searchSuggestions(q: $q) { terms } }'
const FILTER = 'query ($filter: ProductFilter) { products(filter: $filter) { totalCount } }'
const CONTACT = 'mutation ($input: ContactSendInput!) { contactSend(input: $input) { userErrors { code } } }'
const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
const operation = (query: string, variables: string) => `{"query":${JSON.stringify(query)},"variables":${variables}}`
const form = (...fields: [name: string, value: string][]) =>
  [
    ...fields.map(([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
    '--x--\r\n',
  ].join('')
const upload = JSON.stringify({
  query: 'mutation ($input: ProductRequestAddInput!) { productRequestAdd(input: $input) { userErrors { code } } }',
  variables: { input: { name: 'Mona', mobile: '01000000000', kind: 'SUGGEST', image: null } },
})

test.each([
  ['variables 20,000 levels deep', operation(SUGGEST, `{"q":${deep(20_000)}}`)],
  ['variables that no operation has, 20,000 levels deep', operation('{ __typename }', `{"x":${deep(20_000)}}`)],
  ['extensions 20,000 levels deep', `{"query":"{ __typename }","extensions":${deep(20_000)}}`],
  ['an input object 20,000 levels deep', operation(FILTER, `{"filter":{"club":${deep(20_000)}}}`)],
  ['a list in the query 900 levels deep', operation(`{ productsByIds(ids: ${deep(900)}) { id } }`, '{}')],
  ['a prototype among the variables', operation(FILTER, '{"filter":{"__proto__":{"club":["x"]}}}')],
  ['a constructor among the variables', operation(FILTER, '{"filter":{"constructor":{"prototype":{"x":1}}}}')],
  ['a number that is too large', operation('query ($n: Int) { products(first: $n) { totalCount } }', '{"n":1e400}')],
  ['a number of 1,000 digits', operation(`{ products(first: ${'9'.repeat(1_000)}) { totalCount } }`, '{}')],
  ['a price of 1,000 digits', operation(FILTER, `{"filter":{"priceFrom":"${'9'.repeat(1_000)}"}}`)],
  ['half a character in an id', operation('{ product(id: "\\ud800") { id } }', '{}')],
  ['variables that are a list', operation(SUGGEST, '[1]')],
  ['variables that are a text', operation(SUGGEST, '"x"')],
  ['a query that is a number', '{"query":1}'],
  ['nothing', ''],
  ['null', 'null'],
  ['a text', '"x"'],
  ['half of its JSON', '{"query":'],
])('a body with %s is answered with a word and no failure', async (_, payload) => {
  const headers = { 'content-type': 'application/json', accept: 'application/graphql-response+json' }
  const { statusCode, body } = await shop.app.inject({ method: 'POST', url: '/graphql', payload, headers })
  const { errors } = JSON.parse(body) as { errors?: { message: string; extensions: { code: string } }[] }
  expect([statusCode < 500, errors?.map(({ extensions }) => extensions.code) ?? []]).toEqual([
    true,
    expect.not.arrayContaining(['INTERNAL_SERVER_ERROR']),
  ])
})

const REVIEWS =
  'query ($sort: ReviewSort! = NEWEST) { productsByIds(ids: "1") { reviews(first: 1, sort: $sort) { nodes { __typename } } } }'

test.each([
  ['a list', 'query ($ids: [ID!]! = []) { productsByIds(ids: $ids) { id } }', { productsByIds: [] }],
  [
    'a number',
    'query ($n: Int! = 2) { products(first: $n) { nodes { __typename } } }',
    { products: { nodes: Array(2).fill({ __typename: 'Product' }) } },
  ],
  [
    'an object',
    'query ($filter: ProductFilter! = { club: ["none"] }) { products(filter: $filter) { totalCount } }',
    { products: { totalCount: 0 } },
  ],
  ['an enum value', REVIEWS, { productsByIds: [expect.anything()] }],
])('%s is the default of a required variable that does not come; null is refused', async (_, query, data) => {
  const [name = ''] = query.match(/(?<=\$)\w+/) ?? []
  expect(await shop.ask(query)).toMatchObject({ status: 200, data, errors: [] })
  expect((await shop.ask(query, { variables: { [name]: null } })).errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
})

test.each([
  'text/plain;application/json',
  'text/plain',
  'application/json;charset=utf-7',
  'application/xml',
  ';',
  'x'.repeat(200),
])('a body of the type %s is refused with a word', async (type) => {
  const headers = { 'content-type': type }
  const { statusCode, body } = await shop.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: '{"query":"{ __typename }"}',
    headers,
  })
  expect([statusCode, JSON.parse(body).errors?.length ?? 0].map((value) => value < 500)).toEqual([true, true])
})

test.each([
  ['half a character', '\\ud800'],
  ['a NUL', '\\u0000'],
  ['a line that turns around', '\\u202e'],
])('%s in texts for the store fails nothing', async (_, text) => {
  const sent = [
    operation(SUGGEST, `{"q":"${text}"}`),
    operation(FILTER, `{"filter":{"q":"${text}","club":["${text}"]}}`),
    operation(
      CONTACT,
      `{"input":{"name":"Mona ${text}","mobile":"01000000001","message":"Hello ${text} there, hello"}}`,
    ),
  ]
  for (const payload of sent) {
    const { body } = await shop.app.inject({
      method: 'POST',
      url: '/graphql',
      payload,
      headers: { 'content-type': 'application/json' },
    })
    expect(body).not.toMatch(/INTERNAL_SERVER_ERROR|UPSTREAM/)
  }
})

test.each([
  ['whose file does not come', form(['operations', upload], ['map', '{"0":["variables.input.image"]}'])],
  ['without a map', form(['operations', upload])],
  ['whose map is a list', form(['operations', upload], ['map', '[]'])],
  [
    'whose operations are nested 3,000 levels deep',
    form(
      ['operations', `{"query":"mutation productRequestAdd","variables":{"image":null,"x":${deep(3_000)}}}`],
      ['map', '{}'],
    ),
  ],
  ['that is empty', form()],
])('a form %s is refused with a word', async (_, payload) => {
  const headers = { ...PREFLIGHT, 'content-type': 'multipart/form-data; boundary=x' }
  const { statusCode, body } = await shop.app.inject({ method: 'POST', url: '/graphql', payload, headers })
  expect([statusCode, JSON.parse(body).errors[0].extensions.code]).toEqual([
    400,
    expect.stringMatching(/^(BAD_REQUEST|TOO_NESTED)$/),
  ])
})
