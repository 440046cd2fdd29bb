import { expect, test } from 'vitest'
import { flag, faultsOf, requireSetting, onOff, port, readTable, secret, text, url, wholeNumber } from './settings.ts'
import { ownSecret, sharedSettings } from './shared-settings.ts'
import { identityFault } from './shop-identity.ts'
import { settings } from '../../web/shop.config.ts'

const table = {
  PORT: port('the port', 3000),
  BFF_URL: url('the bff', 'http://127.0.0.1:4000'),
  DATABASE_URL: url('the database', '', ['postgres:']),
  KEY: secret('the key', 24),
  DEMO: onOff('the demo', true),
  GRAPHIQL: flag('GraphiQL', false),
  EVERY: wholeNumber('the pause', { min: 100, max: 1_000, what: 'milliseconds', otherwise: 500 }),
}

test('a setting that is missing or blank has its default; others are read without spaces, addresses without slashes at their end', () => {
  expect(readTable(table, { PORT: ' ', BFF_URL: '' })).toEqual({
    PORT: 3000,
    BFF_URL: 'http://127.0.0.1:4000',
    DATABASE_URL: '',
    KEY: '',
    DEMO: true,
    GRAPHIQL: false,
    EVERY: 500,
  })
  const given = {
    PORT: ' 8080 ',
    BFF_URL: ' https://bff.example/v1// ',
    DATABASE_URL: 'postgres://shop:pw@/shop?host=/run',
    DEMO: 'off',
    GRAPHIQL: '1',
  }
  expect(readTable(table, given)).toMatchObject({
    PORT: 8080,
    BFF_URL: 'https://bff.example/v1',
    DATABASE_URL: 'postgres://shop:pw@/shop?host=/run',
    DEMO: false,
    GRAPHIQL: true,
  })
})

test.each([
  [{ PORT: '1.5' }, 'PORT must be a number from 0 to 65535, not "1.5".'],
  [{ PORT: '65536' }, 'PORT must be a number from 0 to 65535, not "65536".'],
  [{ BFF_URL: 'bff:4000' }, 'BFF_URL must be an address that starts with http:// or https://.'],
  [{ DATABASE_URL: 'mysql://a:password@b' }, 'DATABASE_URL must be an address that starts with postgres://.'],
  [{ KEY: 'x'.repeat(23) }, 'KEY must have at least 24 characters.'],
  [{ DEMO: 'yes' }, 'DEMO must be on or off, not "yes".'],
  [{ EVERY: '1' }, 'EVERY must be a number of milliseconds from 100 to 1000, not "1".'],
])('%j is refused in one line', (env, line) => {
  expect(() => readTable(table, env)).toThrow(new Error(line))
})

test('all that is missing or wrong is named at once', () => {
  const more = { ...table, TOKEN: requireSetting(text('messages go out with it'), () => true, 'Ask the provider.') }
  expect(faultsOf(more, { PORT: 'x', DEMO: 'maybe' })).toEqual([
    'PORT must be a number from 0 to 65535, not "x".',
    'DEMO must be on or off, not "maybe".',
    'TOKEN must be set: messages go out with it. Ask the provider.',
  ])
})

test('production wants a public address by https, and secrets of its own', () => {
  const shop = { ...sharedSettings, SHOP_SECRET: ownSecret('signs links', 'demo') }
  const PRIVATE = { NODE_ENV: 'production', PRIVATE_NETWORK: 'on' }
  const own = { SHOP_SECRET: 'x'.repeat(24) }
  expect(faultsOf(shop, {})).toEqual([])
  expect(faultsOf(shop, PRIVATE)).toEqual([
    expect.stringMatching(/^PUBLIC_URL must be set: the address by which customers reach the shop/),
    expect.stringMatching(/^SHOP_SECRET must be set: signs links\. Make it with: node -p "crypto/),
  ])
  expect(faultsOf(shop, { ...PRIVATE, ...own, PUBLIC_URL: 'http://10.0.0.7' })).toEqual([])
  expect(faultsOf(shop, { ...PRIVATE, PUBLIC_URL: 'http://10.0.0.7', SHOP_SECRET: 'demo' })).toEqual([
    expect.stringContaining('SHOP_SECRET must have at least 24 characters of its own'),
  ])
  expect(faultsOf(shop, { ...PRIVATE, ...own, PRIVATE_NETWORK: 'off', PUBLIC_URL: 'http://shop.example' })).toEqual([
    'PUBLIC_URL must start with https:// in production, unless PRIVATE_NETWORK=on.',
    expect.stringMatching(/^The shop still has the identity of the example/),
  ])
})

test('the identity of the example is named value by value, with what customers do with it', () => {
  const own = {
    ...settings,
    name: { ar: 'ملعب', en: 'Malaab' },
    whatsapp: '201012345678',
    phone: '02 2735 1234',
    email: 'a@malaab.eg',
    taxNumber: '123-456-789',
    commercialRegister: '98765',
  }
  expect(identityFault(own, false)).toBeUndefined()
  expect(identityFault({ ...own, whatsapp: '201012340000', phone: '02 2735 0000' }, false)).toBeUndefined()
  expect(identityFault({ ...own, phone: '02 2000 0000' }, true)).toMatch(
    /: phone \(customers call it\), the mark in web\/public\/favicon\.svg/,
  )
  for (const what of ['name', 'whatsapp', 'phone', 'email', 'taxNumber', 'commercialRegister', 'favicon.svg'])
    expect(identityFault()).toContain(what)
})

test('a stopping server serves for 5 s in production and not at all elsewhere', () => {
  const delay = (env: Record<string, string>) =>
    readTable({ STOP_DELAY_MS: sharedSettings.STOP_DELAY_MS }, env).STOP_DELAY_MS
  expect([delay({}), delay({ NODE_ENV: 'production' }), delay({ STOP_DELAY_MS: '120000' })]).toEqual([
    0, 5_000, 120_000,
  ])
})
