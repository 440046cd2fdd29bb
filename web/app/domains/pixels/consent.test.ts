// @vitest-environment node
import { expect, test } from 'vitest'
import { consentOf } from './consent.server.ts'
import { documentPolicy } from './consent.server.ts'
import { withoutPixelCookies } from './consent.server.ts'

const PIXEL = '123456789012345'
const unasked = { AD_PIXEL_ID: PIXEL }
const shop = { ...unasked, CONSENT: 'opt-in' }
const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'

test.each([
  ['who has not chosen is asked, and not measured', {}, shop, { asks: true, pixels: {} }],
  [
    'who agreed is measured, and not asked again',
    { cookie: 'consent=yes' },
    shop,
    { asks: false, pixels: { adPixel: PIXEL } },
  ],
  ['who refused is neither', { cookie: 'consent=no' }, shop, { asks: false, pixels: {} }],
  ['a cookie of nonsense is no choice', { cookie: 'consent=maybe' }, shop, { asks: true, pixels: {} }],
  ['a shop without pixels asks nobody', {}, {}, { asks: false, pixels: {} }],
  [
    'without CONSENT everybody is measured from the start, and nobody is asked',
    {},
    unasked,
    { asks: false, pixels: { adPixel: PIXEL } },
  ],
  [
    'without CONSENT Global Privacy Control changes nothing',
    { 'sec-gpc': '1' },
    unasked,
    { asks: false, pixels: { adPixel: PIXEL } },
  ],
  [
    'without CONSENT who refused in the privacy settings is not measured',
    { cookie: 'consent=no' },
    unasked,
    { asks: false, pixels: {} },
  ],
  ['without CONSENT a bot is not measured', { 'user-agent': 'Googlebot/2.1' }, unasked, { asks: false, pixels: {} }],
  [
    'by opt-out who has not chosen is measured',
    {},
    { ...shop, CONSENT: 'opt-out' },
    { asks: false, pixels: { adPixel: PIXEL } },
  ],
  [
    'by opt-out who refused is not',
    { cookie: 'consent=no' },
    { ...shop, CONSENT: 'opt-out' },
    { asks: false, pixels: {} },
  ],
  [
    'Global Privacy Control is a refusal, by opt-out too',
    { 'sec-gpc': '1' },
    { ...shop, CONSENT: 'opt-out' },
    { asks: false, pixels: {} },
  ],
  [
    'who agreed here in spite of it is measured',
    { 'sec-gpc': '1', cookie: 'consent=yes' },
    shop,
    { asks: false, pixels: { adPixel: PIXEL } },
  ],
  [
    'a bot is neither asked nor measured',
    { 'user-agent': 'Googlebot/2.1', cookie: 'consent=yes' },
    shop,
    { asks: false, pixels: {} },
  ],
] as const)('%s', (_what, headers, env, expected) => {
  expect(
    consentOf(new Request('http://shop.example/', { headers: { 'user-agent': phone, ...headers } }), env),
  ).toMatchObject(expected)
})

test("the pixels' cookies go from the host and every domain above it, ours stay", () => {
  const gone = withoutPixelCookies('token=t; _fbp=fb.1.2; _ga_AB12=GS1; locale=ar; _ttp=x', 'www.shop.com')
  expect(gone).toHaveLength(9)
  expect(gone).toEqual(
    expect.arrayContaining([
      '_fbp=; Path=/; Max-Age=0',
      '_ga_AB12=; Path=/; Max-Age=0; Domain=www.shop.com',
      '_ttp=; Path=/; Max-Age=0; Domain=shop.com',
    ]),
  )
  expect(gone.join()).not.toMatch(/token|locale/)
  expect(withoutPixelCookies('_fbp=1', '127.0.0.1')).toEqual(['_fbp=; Path=/; Max-Age=0'])
})

test.each([
  ['has not chosen', '/', {}, false],
  ['refused', '/', { cookie: 'consent=no' }, false],
  ['agreed', '/', { cookie: 'consent=yes' }, true],
  ['agreed, where the address opens an order', '/order-placed/7?token=secret', { cookie: 'consent=yes' }, false],
] as const)('the document of a visitor who %s (%s) allows the pixel: %j %s', (_who, path, headers, open) => {
  const request = new Request(`http://shop.example${path}`, { headers: { 'user-agent': phone, ...headers } })
  expect(documentPolicy(request, 'n0nce', shop).includes('https://connect.facebook.net')).toBe(open)
})

test('without CONSENT the first document of a visit allows the pixel', () => {
  const request = new Request('http://shop.example/', { headers: { 'user-agent': phone } })
  expect(documentPolicy(request, 'n0nce', unasked)).toContain('https://connect.facebook.net')
})
