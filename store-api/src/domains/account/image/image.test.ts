import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openShop } from '#src/domains/cart/shop.fixture.ts'
import type { ErrorEnvelope } from '#src/http/envelope.ts'
import type { Customer } from '#src/domains/account/account.schema.ts'
import { loggedIn } from '#src/domains/account/customer.fixture.ts'
import { drawPhoto } from './image.service.ts'

const shop = await openShop()
const mona = await loggedIn(shop)

type Answer = Partial<ErrorEnvelope> & { success?: boolean; data?: Customer }
type Part = { name?: string; file: Uint8Array; filename?: string; type?: string }

/** Sends files as a browser's form does. */
async function send(parts: Part[], headers: Record<string, string> = mona.headers) {
  const form = new FormData()
  for (const { name = 'image', file, filename = 'me.jpg', type = 'image/jpeg' } of parts) {
    form.append(name, new Blob([file as Uint8Array<ArrayBuffer>], { type }), filename)
  }
  const encoded = new Response(form)
  const payload = Buffer.from(await encoded.arrayBuffer())
  const response = await shop.app.inject({
    method: 'POST',
    url: '/change-image',
    payload,
    headers: { ...headers, 'accept-language': 'en', 'content-type': encoded.headers.get('content-type') ?? '' },
  })
  return { code: response.statusCode, ...response.json<Answer>() }
}

function painted(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#c8102e' } })
}

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s is drawn anew as a square, whatever it is called, at an address that nobody guesses',
  async (format) => {
    const file = await painted(900, 600).toFormat(format).toBuffer()
    const { code, success, data } = await send([{ file, filename: 'x.exe', type: 'application/pdf' }])
    expect([code, success]).toEqual([200, true])
    expect(data?.image).toMatch(/^\/images\/customers\/[\w-]{43}\.webp$/)
    const picture = await shop.app.inject(data?.image ?? '')
    expect(picture.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 480, height: 480 })
  },
)

test('rotates a photo upright and removes its location', async () => {
  const top = {
    input: { create: { width: 600, height: 300, channels: 3 as const, background: '#0000ff' } },
    gravity: 'north',
  }
  // Orientation 3: turned by half, so that its blue half is below.
  const exif = { IFD0: { Copyright: 'Mona' }, IFD3: { GPSLatitude: '30/1 2/1 3/1' } }
  const file = await painted(600, 600)
    .composite([top])
    .withExif(exif)
    .withMetadata({ orientation: 3, exif })
    .jpeg()
    .toBuffer()
  expect((await sharp(file).metadata()).exif).toBeDefined()
  const { data } = await send([{ file }])
  const { rawPayload } = await shop.app.inject(data?.image ?? '')
  const { exif: kept, xmp, icc, orientation } = await sharp(rawPayload).metadata()
  expect([kept, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined])
  const [red, , blue] = await sharp(rawPayload)
    .extract({ left: 240, top: 400, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer()
  expect([(blue ?? 0) > 200, (red ?? 255) < 60]).toEqual([true, true])
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>'
const html = '<!doctype html><script>alert(document.domain)</script>'
const jpeg = await painted(400, 400).jpeg().toBuffer()
const frames = Buffer.concat([await painted(4, 4).raw().toBuffer(), await painted(4, 4).negate().raw().toBuffer()])
const moving = sharp(frames, { raw: { width: 4, height: 8, channels: 3, pageHeight: 4 } })

test.each([
  ['an SVG', Buffer.from(svg)],
  ['HTML in disguise', Buffer.from(html)],
  ['HTML behind the first bytes of a JPEG', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(html)])],
  ['a GIF', await painted(10, 10).gif().toBuffer()],
  ['a moving WebP', await moving.webp({ loop: 0, delay: [100, 100] }).toBuffer()],
  ['a TIFF', await painted(10, 10).tiff().toBuffer()],
  ['an AVIF', await painted(16, 16).avif({ effort: 0 }).toBuffer()],
  [
    'half a JPEG',
    (
      await sharp(randomBytes(300 * 300 * 3), { raw: { width: 300, height: 300, channels: 3 } })
        .jpeg()
        .toBuffer()
    ).subarray(0, 20_000),
  ],
  ['half a PNG', (await painted(400, 400).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 9_000)],
  ['a PNG that is only its name', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
])('%s is no photo', async (_what, file) => {
  expect(await send([{ file }])).toMatchObject({
    code: 415,
    error: 'FILE_TYPE',
    message: expect.stringMatching(/JPEG, PNG or WebP/),
  })
})

test('refuses a file above 5 MB, sides above 6000 pixels and a decompression bomb', async () => {
  const bomb = await sharp({
    create: { width: 7_000, height: 7_000, channels: 3, background: '#000' },
    limitInputPixels: false,
  })
    .png()
    .toBuffer()
  const files = [Buffer.alloc(5 * 1024 * 1024 + 1, jpeg), await painted(6_001, 10).jpeg().toBuffer(), bomb]
  for (const file of files) expect(await send([{ file }])).toMatchObject({ code: 413, error: 'FILE_TOO_LARGE' })
  expect(bomb.length).toBeLessThan(2 * 1024 * 1024)
})

test('accepts exactly one file, from an authenticated customer', async () => {
  expect(await send([{ file: jpeg }, { file: jpeg }])).toMatchObject({ error: 'FILE_TYPE' })
  expect(await send([{ name: 'other', file: jpeg }])).toMatchObject({
    error: 'VALIDATION_FAILED',
    errors: { image: [{ rule: 'required' }] },
  })
  expect(await send([{ file: new Uint8Array() }])).toMatchObject({ error: 'VALIDATION_FAILED' })
  expect(await send([{ file: jpeg }], {})).toMatchObject({ code: 401, error: 'UNAUTHENTICATED' })
  const json = await shop.app.inject({
    method: 'POST',
    url: '/change-image',
    payload: { image: 'x' },
    headers: mona.headers,
  })
  expect(json.json<Answer>().error).toBe('UNSUPPORTED_MEDIA_TYPE')
})

test('another photo replaces the first, and a photo can be removed', async () => {
  const first = await send([{ file: jpeg }])
  const second = await send([{ file: await painted(50, 80).png().toBuffer() }])
  const found = async (image = '') => (await shop.app.inject(image)).statusCode
  expect([await found(first.data?.image ?? ''), await found(second.data?.image ?? '')]).toEqual([404, 200])
  const removed = await shop.call<Customer>('POST', '/remove-image', undefined, mona.headers)
  expect(removed.data.image).toBeNull()
  expect(await found(second.data?.image ?? '')).toBe(404)
  expect(await found('/images/customers/..%2f..%2fetc.webp')).toBe(404)
})

test('asks the last of 30 concurrent photos to retry, and encodes ten at once', async () => {
  const results = await Promise.allSettled(Array.from({ length: 30 }, () => drawPhoto({}, jpeg)))
  const codes = results.map((result) =>
    result.status === 'rejected' ? (result.reason as { code: string }).code : 'drawn',
  )
  expect([codes.filter((code) => code === 'drawn').length, codes.at(-1)]).toEqual([21, 'UNAVAILABLE'])
  expect(await Promise.all(Array.from({ length: 10 }, () => drawPhoto({}, jpeg)))).toHaveLength(10)
})
