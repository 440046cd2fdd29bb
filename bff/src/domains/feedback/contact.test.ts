import { expect, test } from 'vitest'
import { startShop } from '#src/testing/shop.ts'
import { sendFiles } from '#src/testing/upload.ts'

const shop = await startShop()

// One red dot.
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
)
const WISH = {
  name: 'جزمة صالات أطفال',
  otherMaker: 'Kelme',
  mobile: '01098765432',
  categoryId: null,
  link: 'https://shop.example/kelme',
}
const payload = '{ number userErrors { code path } }'

async function write(field: string, type: string, input: object) {
  const { data, errors } = await shop.ask(
    `mutation ($input: ${type}!) { result: ${field}(input: $input) ${payload} }`,
    { variables: { input } },
  )
  return { result: data?.result as unknown, errors }
}

async function suggest(input: object, file: Uint8Array, kind = 'SUGGEST') {
  const query = `mutation ($input: ProductRequestAddInput!) { productRequestAdd(input: $input) ${payload} }`
  const variables = { input: { ...input, kind, image: null } }
  const response = await sendFiles(shop, {
    query,
    variables,
    files: [file],
    filename: 'shoe.png',
    map: { 0: ['variables.input.image'] },
  })
  return response.json<{ data?: { productRequestAdd?: unknown } }>().data?.productRequestAdd
}

test('a contact message is stored; an invalid one names its fields', async () => {
  const message = {
    fullName: 'منى عبد الرحمن',
    mobile: '01098765432',
    subject: 'مواعيد',
    message: 'هتفتحوا إمتى يوم الجمعة؟',
  }
  expect(await write('contactSend', 'ContactSendInput', message)).toEqual({
    result: { number: expect.stringMatching(/^M-\d+$/), userErrors: [] },
    errors: [],
  })
  const { result } = await write('contactSend', 'ContactSendInput', {
    fullName: '',
    mobile: '',
    subject: 'x',
    email: 'y',
    message: '',
  })
  const paths = ['fullName', 'mobile', 'email', 'subject', 'message'].map((name) => ({
    code: 'VALIDATION_FAILED',
    path: [name],
  }))
  expect(result).toEqual({ number: null, userErrors: paths })
})

test('a product that somebody looks for, or would like, is taken with a picture or without', async () => {
  const number = expect.stringMatching(/^P-\d+$/) as string
  expect((await write('productRequestAdd', 'ProductRequestAddInput', { ...WISH, kind: 'FIND' })).result).toEqual({
    number,
    userErrors: [],
  })
  expect(
    (await write('productRequestAdd', 'ProductRequestAddInput', { ...WISH, kind: 'SUGGEST', size: '36' })).result,
  ).toEqual({ number, userErrors: [] })
  expect(await suggest({ ...WISH, size: '37' }, PNG)).toEqual({ number, userErrors: [] })
})

test('an unknown brand and a file that is no picture are refused', async () => {
  const { result } = await write('productRequestAdd', 'ProductRequestAddInput', {
    ...WISH,
    kind: 'FIND',
    brandId: 'nonsense',
  })
  expect(result).toEqual({ number: null, userErrors: [{ code: 'VALIDATION_FAILED', path: ['brandId'] }] })
  expect(await suggest(WISH, Buffer.from('GIF89a'))).toEqual({
    number: null,
    userErrors: [{ code: 'FILE_TYPE', path: ['image'] }],
  })
  expect(await suggest(WISH, Buffer.alloc(5 * 1024 * 1024 + 2))).toEqual({
    number: null,
    userErrors: [{ code: 'FILE_TOO_LARGE', path: ['image'] }],
  })
})

test('a picture belongs to a suggestion only', async () => {
  expect(await suggest(WISH, PNG, 'FIND')).toBeNull()
})
