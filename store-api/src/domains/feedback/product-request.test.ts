import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openShop, SERVICE_KEY } from '#src/domains/cart/shop.fixture.ts'
import type { ErrorEnvelope } from '#src/http/envelope.ts'
import type { ShopFeedback } from './contact.schema.ts'

const shop = await openShop()
const { db, clock, call, app } = shop
const [brand, club] = await Promise.all([
  db
    .insertInto('brand')
    .values({ slug: 'joma', name_ar: 'جوما', name_en: 'Joma' })
    .returning('id')
    .executeTakeFirstOrThrow(),
  db.selectFrom('club').select('id').executeTakeFirst(),
])

const WISH = { name: 'طقم حارس مرمى أطفال', brandId: brand.id, mobile: '01012345678' }
let mobiles = 10_000_000
const newMobile = () => `010${(mobiles += 1)}`
let visitor = 0
const find = (body: object) =>
  call<{ number: string }>(
    'POST',
    '/find-product',
    { ...WISH, mobile: newMobile(), ...body },
    { 'x-forwarded-for': `203.0.113.${(visitor += 1)}`, 'accept-language': 'ar' },
  )

/** Sends a suggestion as a browser's form does. */
async function suggest(fields: Record<string, string>, file?: Uint8Array) {
  const form = new FormData()
  const all = { ...WISH, brandId: String(brand.id), mobile: newMobile(), ...fields }
  for (const [name, value] of Object.entries(all)) form.append(name, value)
  if (file)
    form.append('image', new Blob([file as Uint8Array<ArrayBuffer>], { type: 'image/png' }), '../../etc/passwd.png')
  const encoded = new Response(form)
  const headers = {
    'content-type': encoded.headers.get('content-type') ?? '',
    'x-forwarded-for': `203.0.114.${(visitor += 1)}`,
  }
  const response = await app.inject({
    method: 'POST',
    url: '/suggest-product',
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers,
  })
  return { code: response.statusCode, ...response.json<Partial<ErrorEnvelope> & { data?: { number: string } }>() }
}
const painted = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c8102e' } })
const pictureOf = (number = '', key = SERVICE_KEY) =>
  app.inject({ url: `/internal/feedback/${number}/picture`, headers: { 'x-service-key': key } })

test('a product request gets a number, and the shop sees all its fields', async () => {
  const { data } = await find({ categoryId: 1, size: ' M ', color: 'أسود', notes: 'مقاس 8 سنين', otherMaker: '' })
  expect(data.number).toMatch(/^P-\d{5}$/)
  const letter = await call<ShopFeedback>('GET', `/internal/feedback/${data.number}`, undefined, {
    'x-service-key': SERVICE_KEY,
    'accept-language': 'ar',
  })
  expect(letter.data).toMatchObject({
    kind: 'find',
    subject: WISH.name,
    text: 'مقاس 8 سنين',
    brandName: 'جوما',
    clubName: null,
    categoryName: 'أطقم',
    size: 'M',
    color: 'أسود',
    hasPicture: false,
  })
})

test('a product request names a club, a known brand or another brand', async () => {
  expect(club).toBeUndefined()
  const told = await find({ brandId: null })
  expect([told.status, told.error.errors]).toMatchObject([
    422,
    { clubId: [{ rule: 'required', message: 'اختار النادي أو الماركة' }] },
  ])
  expect((await find({ brandId: 0, otherMaker: 'كيلمي' })).status).toBe(200)
})

test.each([
  [
    'name',
    [
      ['', 'required'],
      ['ط', 'min'],
      ['ط'.repeat(121), 'max'],
    ],
  ],
  ['clubId', [[99, 'ref']]],
  ['brandId', [[4_000_000_000, 'ref']]],
  ['categoryId', [[99, 'ref']]],
  ['otherMaker', [['م'.repeat(81), 'max']]],
  ['size', [['م'.repeat(21), 'max']]],
  ['color', [['م'.repeat(41), 'max']]],
  [
    'link',
    [
      ['javascript:alert(1)', 'link'],
      ['not a page', 'link'],
      ['https://user@shop.example', 'link'],
      ...[
        '//evil.example',
        '/\\evil.example',
        '\\\\evil.example',
        'https:evil.example',
        'https:/\\evil.example',
        'shop.example\\@evil.example',
        'ftp://shop.example',
        'data:text/html,a.b',
      ].map((link) => [link, 'link'] as const),
      [`https://a.eg/${'x'.repeat(500)}`, 'link'],
    ],
  ],
  [
    'mobile',
    [
      ['', 'required'],
      ['010123', 'min'],
      ['01312345678', 'mobile'],
    ],
  ],
  ['notes', [['م'.repeat(501), 'max']]],
] as const)('%s has its rules', async (field, cases) => {
  for (const [given, rule] of cases) {
    const { status, error } = await find({ [field]: given })
    expect([status, error.errors]).toMatchObject([422, { [field]: [{ rule }] }])
  }
})

test('the same request within a minute is stored once', async () => {
  const [one, same, other] = [
    await find({ mobile: '01111111111' }),
    await find({ mobile: '01111111111' }),
    await find({ mobile: '01111111111', size: 'L' }),
  ]
  expect([one.data.number === same.data.number, one.data.number === other.data.number]).toEqual([true, false])
})

test('a suggestion has a picture, which is re-encoded and visible only to the shop', async () => {
  const file = await painted(2400, 600)
    .withExif({ IFD0: { Copyright: 'Mona' } })
    .jpeg()
    .toBuffer()
  const { code, data } = await suggest({ link: 'shop.example/kit', brandId: '', otherMaker: 'Kelme' }, file)
  expect([code, data?.number]).toEqual([200, expect.stringMatching(/^P-\d{5}$/)])
  const picture = await pictureOf(data?.number)
  expect(picture.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' })
  const { format, width, height, exif } = await sharp(picture.rawPayload).metadata()
  expect([format, width, height, exif]).toEqual(['webp', 1200, 300, undefined])
  const letter = await call<ShopFeedback>('GET', `/internal/feedback/${data?.number}`, undefined, {
    'x-service-key': SERVICE_KEY,
    'accept-language': 'ar',
  })
  expect(letter.data).toMatchObject({
    kind: 'suggest',
    link: 'https://shop.example/kit',
    otherMaker: 'Kelme',
    hasPicture: true,
  })
  expect((await pictureOf(data?.number, 'guess')).statusCode).toBe(403)
  expect((await pictureOf('P-1')).statusCode).toBe(404)
})

test('a suggestion needs no picture, and its fields are validated', async () => {
  expect((await suggest({}, new Uint8Array())).code).toBe(200)
  expect(await suggest({ name: '', brandId: 'x', mobile: '012' })).toMatchObject({
    code: 422,
    errors: { name: [{ rule: 'required' }], brandId: [{ rule: 'ref' }], mobile: [{ rule: 'min' }] },
  })
  expect((await call('POST', '/suggest-product', WISH)).status).toBe(415)
})

test.each([
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'FILE_TYPE'],
  [
    'HTML behind the first bytes of a JPEG',
    Buffer.from('\xff\xd8\xff\xe0<script>alert(1)</script>', 'latin1'),
    'FILE_TYPE',
  ],
  ['a GIF', await painted(10, 10).gif().toBuffer(), 'FILE_TYPE'],
  ['half a PNG', (await painted(400, 400).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 9_000), 'FILE_TYPE'],
  ['more than 6000 pixels', await painted(6_001, 10).jpeg().toBuffer(), 'FILE_TOO_LARGE'],
  ['more than 5 MB', Buffer.alloc(5 * 1024 * 1024 + 1, await painted(10, 10).jpeg().toBuffer()), 'FILE_TOO_LARGE'],
] as const)('%s is no picture of a product, and nothing is kept', async (_what, file, error) => {
  clock.now = new Date(clock.now.getTime() + 3_600_000)
  expect(await suggest({}, file)).toMatchObject({ error })
  const kept = await db.selectFrom('product_request').select('id').where('created_at', '>=', clock.now).execute()
  expect(kept).toEqual([])
})
