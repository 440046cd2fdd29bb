import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import config from './react-router.config.ts'
import { buildApp } from './server/app.ts'
import { readSettings } from './server/settings.ts'
import { addressesOf, buildOf, publicFolder, siteMap } from './testing-routes.ts'

const HOST = 'shop.example'
const foreign = [
  ['a form of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['a form of a subdomain', { origin: 'https://user.shop.example', 'sec-fetch-site': 'same-site' }],
  ['a form of another site, by a browser without Sec-Fetch-Site', { origin: 'https://evil.example' }],
  ['a form in a sandboxed frame, by such a browser', { origin: 'null' }],
  ['an Origin that names the shop before another site', { origin: 'https://shop.example.evil.example' }],
] as const
const own = [
  ['a form of the shop', { origin: 'https://shop.example', 'sec-fetch-site': 'same-origin' }],
  ['a form of the shop whose page hides where it is', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
  [
    'a form of the shop, by a browser without Sec-Fetch-Site, where a proxy ends TLS',
    { origin: 'https://shop.example' },
  ],
  ['a program', {}],
] as const

const writable = siteMap.filter(({ hasAction }) => hasAction)

test('no route with an action takes a form of another site', async () => {
  const { send, taken } = await shop()
  expect(writable.length).toBeGreaterThan(30)
  for (const path of writable.flatMap(addressesOf)) {
    for (const [what, headers] of foreign)
      expect([path, what, (await send(path, headers)).statusCode]).toEqual([path, what, 403])
  }
  expect(taken).toEqual([])
})

test.each(own)('every route with an action takes %s', async (_what, headers) => {
  const { send, taken } = await shop()
  const paths = writable.flatMap(addressesOf)
  for (const path of paths) expect([path, (await send(path, headers)).statusCode]).toEqual([path, 200])
  expect(taken).toHaveLength(paths.length)
})

test.each(['PUT', 'PATCH', 'DELETE'] as const)('a %s of another site is refused as well', async (method) => {
  const { app } = await shop()
  expect(
    (await app.inject({ method, url: '/theme', headers: { host: HOST, origin: 'https://evil.example' } })).statusCode,
  ).toBe(403)
})

test('behind a proxy that hides the name of the shop, PUBLIC_URL is the name', async () => {
  const { send } = await shop({ PUBLIC_URL: 'https://shop.example' })
  const statusOf = async (origin: string) => (await send('/theme', { origin, host: '10.0.0.7:3000' })).statusCode
  expect([await statusOf('https://shop.example'), await statusOf('https://evil.example')]).toEqual([200, 403])
})

test('a person reads why a form was refused, in both languages', async () => {
  const { send } = await shop()
  const { body } = await send('/theme', {
    origin: 'https://evil.example',
    accept: 'text/html',
    'user-agent': 'Mozilla/5.0 (Android 14) Chrome/140.0',
  })
  expect(body).toMatch(/<h1>الطلب ده جاي من موقع تاني<\/h1>.*<h2>This request came from another site<\/h2>/)
})

test('GraphQL gets the operations of pages everywhere, with the headers by which the bff refuses their cookies', async () => {
  const { app } = await shop()
  const ask = (url: string, headers: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url,
      payload: '{"query":"mutation{accountLogout{done}}"}',
      headers: { host: HOST, 'content-type': 'application/json', ...headers },
    })
  for (const [, headers] of [...foreign, ...own]) {
    expect((await ask('/graphql', headers)).json()).toEqual({
      origin: '',
      site: '',
      ...('origin' in headers && { origin: headers.origin }),
      ...('sec-fetch-site' in headers && { site: headers['sec-fetch-site'] }),
    })
  }
  for (const [, headers] of foreign) {
    const refused = await ask('/graphql/assets/x', { 'accept-language': 'ar', ...headers })
    expect([refused.statusCode, refused.json()]).toMatchObject([
      403,
      { errors: [{ message: 'الطلب ده جاي من موقع تاني', extensions: { code: 'CSRF' } }] },
    ])
  }
})

/** The web server around routes of the site map that note who wrote to them. */
async function shop(env: NodeJS.ProcessEnv = {}) {
  const taken: string[] = []
  const action = ({ request }: { request: Request }) => {
    taken.push(new URL(request.url).pathname)
    return new Response('taken')
  }
  const made = writable.map(({ id, path }) => ({ id, path, module: { loader: () => null, action } }))
  const build = buildOf(made, { allowedActionOrigins: config.allowedActionOrigins })
  const bff = createServer(({ headers: { origin = '', 'sec-fetch-site': site = '' } }, response) =>
    response.end(JSON.stringify({ origin, site })),
  )
  await new Promise<void>((resolve) => bff.listen(0, '127.0.0.1', resolve))
  const settings = readSettings({
    LOG_LEVEL: 'silent',
    BFF_URL: `http://127.0.0.1:${(bff.address() as AddressInfo).port}`,
    ...env,
  })
  const app = await buildApp({ settings, build, client: publicFolder })
  onTestFinished(async () => {
    await app.close()
    bff.close()
  })
  const send = (url: string, headers: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url,
      payload: 'a=1',
      headers: { host: HOST, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })
  return { app, send, taken }
}
