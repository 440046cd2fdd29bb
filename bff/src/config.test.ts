import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const PRODUCTION = { NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example', PRIVATE_NETWORK: 'on' }

test('without an environment the bff is open to developers and asks the store on this machine', () => {
  expect(readConfig({})).toMatchObject({
    port: 4000,
    storeApiUrl: 'http://localhost:5000',
    introspection: true,
    graphiql: true,
    secureCookies: false,
  })
})

test('production closes developer features unless a setting opens them', () => {
  expect(readConfig(PRODUCTION)).toMatchObject({ introspection: false, graphiql: false, secureCookies: true })
  expect(readConfig({ ...PRODUCTION, INTROSPECTION: '1', GRAPHIQL: '1' })).toMatchObject({
    introspection: true,
    graphiql: true,
  })
})

test('cookies of production are Secure, but not where customers come by http, whose browsers would drop them', () => {
  expect(
    [PRODUCTION.PUBLIC_URL, 'http://localhost:3000', 'http://10.0.0.7'].map(
      (PUBLIC_URL) => readConfig({ ...PRODUCTION, PUBLIC_URL }).secureCookies,
    ),
  ).toEqual([true, false, false])
})

test('production is refused without a public address, and with the identity of the example', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(
    /^PUBLIC_URL must be set: .*\nThe shop still has the identity of the example/,
  )
})

test('a slash at the end of the store address does no harm', () => {
  expect(readConfig({ STORE_API_URL: 'https://api.example.com/v1/' }).storeApiUrl).toBe('https://api.example.com/v1')
})

test.each([
  [{ BFF_PORT: 'http' }, 'BFF_PORT must be a number from 0 to 65535, not "http".'],
  [{ BFF_PORT: '70000' }, 'BFF_PORT must be a number from 0 to 65535, not "70000".'],
  [{ STORE_API_URL: 'store' }, 'STORE_API_URL must be an address that starts with http:// or https://.'],
  [{ STORE_API_URL: 'ftp://store' }, 'STORE_API_URL must be an address that starts with http:// or https://.'],
  [{ METRICS_KEY: 'short' }, 'METRICS_KEY must have at least 24 characters.'],
  [{ GRAPHIQL: 'yes' }, 'GRAPHIQL must be 1 or 0, not "yes".'],
])('%j is refused in one line', (env, line) => {
  expect(() => readConfig(env)).toThrow(line)
})
