import { expect, test } from 'vitest'
import { pixelHosts } from './content-security-policy.ts'
import { readConsentMode, readPixels } from './pixels.ts'

test('reads each id from its environment variable', () => {
  const env = {
    AD_PIXEL_ID: ' 123456789012345 ',
    TAG_MANAGER_ID: 'GTM-AB12CD3',
    VIDEO_AD_PIXEL_ID: 'C4ABCDEFGHIJKLMNOPQR',
  }
  expect(readPixels(env)).toEqual({
    adPixel: '123456789012345',
    tagManager: 'GTM-AB12CD3',
    videoAdPixel: 'C4ABCDEFGHIJKLMNOPQR',
  })
  expect(readPixels({ AD_PIXEL_ID: '' })).toEqual({})
})

test.each([
  [{ AD_PIXEL_ID: "1');alert(1" }, /^AD_PIXEL_ID must be 8 to 20 digits/],
  [{ TAG_MANAGER_ID: 'UA-1-1' }, /^TAG_MANAGER_ID must be like GTM-AB12CD3/],
  [{ VIDEO_AD_PIXEL_ID: 'x; script-src *' }, /^VIDEO_AD_PIXEL_ID must be 16 to 32/],
])('refuses an invalid id with one line: %j', (env, line) => {
  expect(() => readPixels(env)).toThrow(line)
})

test('consent is not asked by default', () => {
  expect([readConsentMode({}), readConsentMode({ CONSENT: ' ' })]).toEqual(['unasked', 'unasked'])
  expect([readConsentMode({ CONSENT: 'opt-in' }), readConsentMode({ CONSENT: 'opt-out' })]).toEqual([
    'opt-in',
    'opt-out',
  ])
  expect(() => readConsentMode({ CONSENT: 'no' })).toThrow('CONSENT must be opt-in or opt-out, not "no".')
})

test('allows the hosts of configured pixels only', () => {
  expect(pixelHosts({}, 'script-src')).toEqual([])
  expect(pixelHosts({ adPixel: '1' }, 'script-src')).toEqual(['https://connect.facebook.net'])
  expect(pixelHosts({ tagManager: 'G', videoAdPixel: 'C' }, 'script-src')).toEqual([
    'https://www.googletagmanager.com',
    'https://analytics.tiktok.com',
  ])
})
