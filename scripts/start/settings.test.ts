import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

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
  [{ DEMO: 'on', NODE_ENV: 'production' }, /^DEMO=on is not allowed with NODE_ENV=production/],
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
  expect(readSettings({ STORE_API_URL: 'https://api.example.com/v1/', PORT: '5000' })).toMatchObject({ storeApiUrl: 'https://api.example.com/v1' })
})

test('fills an empty database with the demo shop unless DEMO=off, and never in production', () => {
  const demoOf = (env: Record<string, string>) => readSettings(env).demo
  expect([demoOf({}), demoOf({ DEMO: 'off' }), demoOf({ NODE_ENV: 'production' })]).toEqual([true, false, false])
})

test('shows the pictures and films of the demo shop unless the operator names others', () => {
  const mediaOf = (env: Record<string, string>) => readSettings(env).media
  const demo = { DRAWINGS: expect.stringMatching(/demo\/drawing\.ts$/), VIDEOS: expect.stringMatching(/demo\/films$/) }
  expect([mediaOf({}), mediaOf({ DRAWINGS: '' }), mediaOf({ DEMO: 'off' })]).toEqual([demo, demo, {}])
  expect(mediaOf({ DRAWINGS: '/srv/draw.ts' })).toEqual({ ...demo, DRAWINGS: '/srv/draw.ts' })
  expect(mediaOf({ VIDEOS: '/srv/videos' })).toEqual({ ...demo, VIDEOS: '/srv/videos' })
})
