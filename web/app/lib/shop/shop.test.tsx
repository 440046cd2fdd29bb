import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { LegalNumbers } from './legal-numbers.tsx'
import { shop, withoutRootLinks } from './shop.ts'
import { startNotes } from '../../../server/start-notes.ts'
import { settings } from '#shop.config.ts'

const real = {
  ...settings,
  name: { ar: 'ملعب', en: 'Malaab' },
  whatsapp: '201012345678',
  phone: '02 2735 1234',
  email: 'salam@shop.eg',
  messenger: 'https://m.me/shop',
  telegram: 'https://t.me/shop',
  social: [{ name: 'Facebook', url: 'https://www.facebook.com/shop' }],
  taxNumber: '123-456-789',
  commercialRegister: '98765',
}

test('the start names what is left of the example, and links that are not shown', () => {
  const [identity, links, ...more] = startNotes({})
  expect(more).toEqual([])
  expect(identity).toMatch(/^The shop still has the identity of the example\. .*: name \(/)
  expect(links).toBe(
    'web/shop.config.ts: messenger, telegram, social Facebook, social Instagram, social TikTok lead to the root of another site and are not shown.',
  )
  // The mark is a file of the server, which this environment has not.
  expect(startNotes({}, real)).toEqual([])
})

test('the start states the consent mode if there are pixels', () => {
  const notesOf = (CONSENT?: string) => startNotes({ AD_PIXEL_ID: '123456789012345', CONSENT }, real).slice(0, 1)
  expect(notesOf()).toEqual([expect.stringMatching(/^Pixels load for everybody from the start.*151\/2020/)])
  expect(notesOf('opt-in')).toEqual([expect.stringContaining('once a visitor agrees')])
  expect(notesOf('opt-out')).toEqual([expect.stringContaining('until a visitor refuses')])
})

test('links to the root of another site are not shown to shoppers', () => {
  expect([shop.messenger, shop.telegram, shop.social]).toEqual([undefined, undefined, []])
  expect(withoutRootLinks(real)).toEqual(real)
})

test.each([
  ['ar', 'رقم التسجيل الضريبي 123-456-789رقم السجل التجاري 98765'],
  ['en', 'Tax registration no. 123-456-789Commercial register no. 98765'],
] as const)('in %s the legal numbers are shown when the settings have them', (locale, text) => {
  expect(render(inLocale(locale, <LegalNumbers numbers={real} />)).container.textContent).toBe(text)
  expect(render(inLocale(locale, <LegalNumbers numbers={settings} />)).container.textContent).toBe('')
})
