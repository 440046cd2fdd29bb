import type { ServerBuild } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from './server/app.ts'
import { readSettings } from './server/settings.ts'
import { publicFolder } from './testing-routes.ts'

const FINGERPRINT = Array(32).fill('AB').join(':')
const FILES = ['/.well-known/apple-app-site-association', '/.well-known/assetlinks.json']

async function filesOf(env: Record<string, string>) {
  const build = {
    routes: {},
    entry: { module: {} },
    assets: { routes: {}, entry: {} },
    future: {},
    ssr: true,
  } as unknown as ServerBuild
  const app = await buildApp({ settings: readSettings({ LOG_LEVEL: 'silent', ...env }), build, client: publicFolder })
  onTestFinished(() => app.close())
  return Promise.all(FILES.map((url) => app.inject({ url })))
}

test('phones learn which apps open links of the shop', async () => {
  const [apple, android] = await filesOf({
    APPLE_APPS: 'ABCDE12345.com.example.shop',
    ANDROID_APPS: `com.example.shop=${FINGERPRINT}, com.example.shop=${FINGERPRINT}`,
  })
  for (const file of [apple, android])
    expect([file?.statusCode, file?.headers['content-type'], file?.headers['cache-control']]).toEqual([
      200,
      expect.stringMatching(/^application\/json/),
      'public, max-age=3600',
    ])
  expect(apple?.json()).toMatchObject({
    applinks: { details: [{ appIDs: ['ABCDE12345.com.example.shop'] }] },
    webcredentials: { apps: ['ABCDE12345.com.example.shop'] },
  })
  expect(android?.json()).toMatchObject([
    {
      target: {
        namespace: 'android_app',
        package_name: 'com.example.shop',
        sha256_cert_fingerprints: [FINGERPRINT, FINGERPRINT],
      },
    },
  ])
})

test('a shop without apps has no such files', async () => {
  expect((await filesOf({})).map(({ statusCode }) => statusCode)).toEqual([404, 404])
})

test.each([
  { APPLE_APPS: 'com.example.shop' },
  { ANDROID_APPS: 'com.example.shop' },
  { ANDROID_APPS: 'com.example.shop=14:6D' },
])('%j names no app', (env) => {
  expect(() => readSettings(env)).toThrow(`${Object.keys(env)[0]} must be apps`)
})
