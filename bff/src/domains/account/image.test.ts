import { crc32, deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { startShop } from '#src/testing/shop.ts'
import { PREFLIGHT, sendFiles } from '#src/testing/upload.ts'

const shop = await startShop()

const UPDATE =
  'mutation ($input: AccountImageUpdateInput!) { accountImageUpdate(input: $input) { customer { id image } userErrors { code path message } } }'

type Sent = { query?: string; files?: Uint8Array[]; headers?: Record<string, string>; map?: object }

async function upload({ query = UPDATE, files = [Buffer.from('GIF89a')], headers, map = imageOf(files) }: Sent = {}) {
  const response = await sendFiles(shop, {
    query,
    variables: { input: { image: null } },
    files,
    filename: 'photo.jpg',
    map,
    headers,
  })
  const { data, errors } = response.json<{
    data?: { accountImageUpdate?: unknown }
    errors?: { message: string; extensions: { code: string } }[]
  }>()
  return {
    status: response.statusCode,
    payload: data?.accountImageUpdate,
    code: errors?.[0]?.extensions.code,
    message: errors?.[0]?.message,
  }
}

function imageOf(files: Uint8Array[]): object {
  return Object.fromEntries(files.map((_, place) => [String(place), ['variables.input.image']]))
}

test('a file goes through to the store API, which asks for a login', async () => {
  expect(await upload()).toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('a customer sets and removes her photo; a file that is no picture is refused', async () => {
  const login = 'mutation ($input: AccountLoginInput!) { accountLogin(input: $input) { token userErrors { code } } }'
  const { data } = await shop.ask(login, { variables: { input: { email: '01000000001', password: 'modarag2026' } } })
  const { token } = (data as unknown as { accountLogin: { token: string } }).accountLogin
  const headers = { ...PREFLIGHT, authorization: `Bearer ${token}` }
  const set = await upload({ files: [pngOf(40)], headers })
  expect(set.payload).toMatchObject({
    customer: { image: expect.stringMatching(/^http:\/\/localhost:80\/images\/customers\/[\w-]{43}\.webp$/) },
    userErrors: [],
  })
  expect((await upload({ headers })).payload).toMatchObject({
    customer: null,
    userErrors: [{ code: 'FILE_TYPE', path: ['image'] }],
  })
  const gone = await shop.ask('mutation { accountImageRemove { customer { image } userErrors { code } } }', { headers })
  expect(gone.data).toEqual({ accountImageRemove: { customer: { image: null }, userErrors: [] } })
})

test('a file that was cut off is refused in words', async () => {
  for (const size of [5 * 1024 * 1024 + 2, 12 * 1024 * 1024]) {
    const { payload } = await upload({ files: [Buffer.alloc(size)] })
    expect(payload).toEqual({
      customer: null,
      userErrors: [{ code: 'FILE_TOO_LARGE', path: ['image'], message: 'The file is too large.' }],
    })
  }
})

test.each([
  ['without the header that no other site can send', { headers: {} }, 403, 'CSRF'],
  ['for another operation', { query: 'mutation { accountLogout { done } }' }, 400, 'BAD_REQUEST'],
  ['when there are two', { files: [Buffer.from('a'), Buffer.from('b')] }, 413, 'BODY_TOO_LARGE'],
  ['when it is far too large', { files: [Buffer.alloc(26 * 1024 * 1024)] }, 413, 'BODY_TOO_LARGE'],
  ['into what is no place for it', { map: { 0: ['__proto__.polluted'] } }, 200, 'BAD_USER_INPUT'],
] as const)('no file is taken %s', async (_when, sent, status, code) => {
  expect(await upload(sent as Sent)).toMatchObject({ status, code })
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
})

test('a text is no file, and files are taken by GraphQL alone', async () => {
  const { errors } = await shop.ask(UPDATE, { variables: { input: { image: 'x' } } })
  expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
  const headers = { 'content-type': 'multipart/form-data; boundary=x', ...PREFLIGHT }
  const elsewhere = await shop.app.inject({ method: 'POST', url: '/graphql?x', payload: '--x--', headers })
  expect(elsewhere.statusCode).toBe(415)
})

/** A grey PNG of so many pixels a side. */
function pngOf(side: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head[8] = 8
  const rows = deflateSync(Buffer.alloc(side * (side + 1)))
  const parts = [
    ['IHDR', head],
    ['IDAT', rows],
    ['IEND', Buffer.alloc(0)],
  ] as const
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts.map(([name, data]) => chunk(name, data))])
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
