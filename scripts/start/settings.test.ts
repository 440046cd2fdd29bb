import { expect, test } from 'vitest'
import { faultsOfAll, readSettings } from './settings.ts'

/** The least settings of production for a shop in a private network, on its embedded database. */
const REAL = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.example',
  PRIVATE_NETWORK: 'on',
  WHATSAPP: 'off',
  SMS_URL: 'https://sms.example',
  SMS_KEY: 'k',
  SMS_SENDER: 'SHOP',
}

test('uses the default ports and folder without environment variables', () => {
  const { ports, dataDir, databaseUrl, storeApiUrl } = readSettings({})
  expect(ports).toEqual({ web: 3000, bff: 4000, storeApi: 5000 })
  expect(dataDir).toMatch(/\.data$/)
  expect([databaseUrl, storeApiUrl]).toEqual([undefined, undefined])
})

test.each([
  [{ PORT: 'three thousand' }, /^PORT must be a number from 1 to 65535, not "three thousand"\.$/],
  [{ PORT: '0' }, /^PORT must be/],
  [{ BFF_PORT: '70000' }, /^BFF_PORT must be/],
  [{ STORE_API_PORT: '1.5' }, /^STORE_API_PORT must be/],
  [{ PORT: '4000' }, /must differ/],
  [{ DEMO: 'yes' }, /^DEMO must be on or off, not "yes"/],
  [{ ...REAL, DEMO: 'on' }, /^DEMO=on is not allowed with NODE_ENV=production/],
  [{ DATABASE_URL: 'mysql://localhost/shop' }, /^DATABASE_URL must be an address that starts with postgres:/],
  [{ STORE_API_URL: 'localhost:5000' }, /^STORE_API_URL must be an address that starts with http:/],
])('refuses %o with one line', (env, line) => {
  expect(() => readSettings(env)).toThrow(line)
  expect(() => readSettings(env)).toThrow(/^[^\n]+$/)
})

test('accepts the address of a database behind a unix socket', () => {
  const databaseUrl = 'postgresql://shop@/modarag?host=%2Ftmp%2Fsocket'
  expect(readSettings({ DATABASE_URL: databaseUrl })).toMatchObject({ databaseUrl })
})

test('allows the port of our store API for others when the merchant has a store API', () => {
  expect(readSettings({ STORE_API_URL: 'https://api.example.com/v1/', PORT: '5000' })).toMatchObject({
    storeApiUrl: 'https://api.example.com/v1',
  })
})

test('fills an empty database with the demo shop unless DEMO=off, and never in production', () => {
  const demoOf = (env: Record<string, string>) => readSettings(env).demo
  expect([demoOf({}), demoOf({ DEMO: 'off' }), demoOf(REAL)]).toEqual([true, false, false])
})

test('shows the pictures and films of the demo shop unless the operator names others', () => {
  const mediaOf = (env: Record<string, string>) => readSettings(env).media
  const demo = { DRAWINGS: expect.stringMatching(/demo\/drawing\.ts$/), VIDEOS: expect.stringMatching(/demo\/films$/) }
  expect([mediaOf({}), mediaOf({ DRAWINGS: '' }), mediaOf({ DEMO: 'off' })]).toEqual([demo, demo, {}])
  expect(mediaOf({ DRAWINGS: '/srv/draw.ts' })).toEqual({ ...demo, DRAWINGS: '/srv/draw.ts' })
  expect(mediaOf({ VIDEOS: '/srv/videos' })).toEqual({ ...demo, VIDEOS: '/srv/videos' })
})

test('npm start in production refuses for all servers at once', () => {
  const named = (env: Record<string, string>) => faultsOfAll(env).map((line) => /^[A-Z_]+/.exec(line)?.[0])
  expect(named({ NODE_ENV: 'production', PORT: 'x' })).toEqual([
    'PORT',
    'PUBLIC_URL',
    'T',
    'WHATSAPP_TOKEN',
    'WHATSAPP_PHONE_ID',
    'WHATSAPP_APP_SECRET',
    'WHATSAPP_VERIFY_TOKEN',
  ])
  expect(named(REAL)).toEqual([])
})

test('npm start in production makes secrets of its own for the embedded database alone: with DATABASE_URL there may be other machines', () => {
  const DATABASE_URL = 'postgres://shop@db/shop'
  expect(() => readSettings({ ...REAL, DATABASE_URL })).toThrow(
    /^SHOP_SECRET must be set: .*node -p.*\nSERVICE_KEY must be set: .*node -p/,
  )
  expect(
    readSettings({ ...REAL, DATABASE_URL, SHOP_SECRET: 'x'.repeat(24), SERVICE_KEY: 'y'.repeat(24) }),
  ).toMatchObject({ publicUrl: 'https://shop.example', stopDelayMs: 5_000 })
  expect(readSettings(REAL)).toMatchObject({ stopDelayMs: 5_000, devPages: false })
})
