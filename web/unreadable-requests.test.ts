import type { ServerBuild } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { faultsOfUnreadable, sendRaw } from 'server-kit/unreadable-requests.fixture.ts'
import { buildApp } from './server/app.ts'
import { readSettings } from './server/settings.ts'
import { publicFolder } from './testing-routes.ts'

const always = [
  'x-content-type-options: nosniff',
  "content-security-policy: default-src 'none'",
  'referrer-policy: ',
  'permissions-policy: ',
  'cross-origin-opener-policy: same-origin',
  'strict-transport-security: max-age=31536000',
]

test('what Node cannot read is answered with the headers of every answer, and not echoed', async () => {
  expect(await faultsOfUnreadable(await server(), always)).toEqual([])
})

test('HTTP/1.1 without Host is refused in words; HTTP/1.0 has none and is served', async () => {
  const app = await server()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const refused = await sendRaw(app.server, 'GET /health HTTP/1.1\r\nConnection: close\r\n\r\n')
  for (const part of ['HTTP/1.1 400 ', 'x-content-type-options: nosniff', 'This link is misspelt'])
    expect(refused).toContain(part)
  expect(await sendRaw(app.server, 'GET /health HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /)
})

async function server() {
  const assets = { version: '1', url: '', entry: { imports: [], module: '' }, routes: {} }
  const build = {
    routes: {},
    entry: { module: {} },
    assets,
    future: {},
    routeDiscovery: { mode: 'initial' },
    basename: '/',
    ssr: true,
  } as unknown as ServerBuild
  const app = await buildApp({
    settings: readSettings({ LOG_LEVEL: 'silent', PUBLIC_URL: 'https://shop.example' }),
    build,
    client: publicFolder,
  })
  onTestFinished(() => app.close())
  return app
}
