import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from './server/app.ts'
import { readSettings } from './server/settings.ts'
import { addressesOf, buildOf, publicFolder, siteMap } from './testing-routes.ts'

const WORDS = /^اللينك ده مابيستقبلش طلبات من النوع ده\.\nThis address does not take such a request\.\n$/
const headers = {
  'cache-control': 'no-store',
  vary: 'cookie, accept-language, accept-encoding',
  'x-content-type-options': 'nosniff',
}

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)('no address of the site map takes %s', async (method) => {
  const send = await shop()
  for (const path of siteMap.flatMap(addressesOf)) {
    const answer = await send(method, path)
    expect([path, answer.statusCode, answer.body]).toEqual([path, 405, expect.stringMatching(WORDS)])
    expect([path, answer.headers]).toMatchObject([path, { ...headers, allow: 'GET, HEAD, POST' }])
  }
})

test('a form to an address without an action is refused in words: those of the page, or plain ones', async () => {
  const send = await shop()
  const readable = siteMap.filter(({ hasAction }) => !hasAction)
  expect(readable.filter(({ isPage }) => !isPage).length).toBeGreaterThan(1)
  for (const { path, isPage } of readable) {
    const [document, data] = addressesOf({ path })
    for (const address of [document, data]) {
      const answer = await send('POST', address)
      const words = isPage && address === document ? /^the document$/ : WORDS
      expect([address, answer.statusCode, answer.body]).toEqual([address, 405, expect.stringMatching(words)])
      expect([address, answer.headers]).toMatchObject([address, { ...headers, allow: 'GET, HEAD' }])
    }
  }
})

test('a person reads why in both languages', async () => {
  const { body } = await (
    await shop()
  )('DELETE', '/offers', { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (Android 14) Chrome/140.0' })
  expect(body).toMatch(/<h1>اللينك ده مابيستقبلش.*<h2>This address does not take such a request<\/h2>/)
})

/** The web server around the site map, each route with what its file has. */
async function shop() {
  const action = () => new Response('taken')
  const made = siteMap.map(({ id, path, hasAction, isPage }) => {
    const module = {
      loader: () => 'data',
      action: hasAction ? action : undefined,
      default: isPage ? () => null : undefined,
    }
    return { id, path, module }
  })
  const document = (_request: Request, status: number) =>
    new Response('the document', { status, headers: { 'content-type': 'text/html' } })
  const build = buildOf(made, { entry: { module: { default: document, handleError: () => undefined } } })
  const app = await buildApp({ settings: readSettings({ LOG_LEVEL: 'silent' }), build, client: publicFolder })
  onTestFinished(() => app.close())
  return (method: 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS' | 'POST', url: string, more = {}) =>
    app.inject({
      method,
      url,
      payload: 'a=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...more },
    })
}
