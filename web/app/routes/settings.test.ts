// @vitest-environment node
import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { pageDeadline, waitingCookies } from '#app/lib/apollo/execute.server.ts'
import { action as consent } from './consent.ts'
import { action as locale } from './locale.ts'
import { action as logout } from './logout/page.ts'
import { loader as copy } from './privacy/copy.ts'
import { action as theme } from './theme.ts'

test.each([
  ['theme', theme, 'light'],
  ['theme', theme, 'dark'],
  ['locale', locale, 'ar'],
  ['locale', locale, 'en'],
  ['consent', consent, 'yes'],
  ['consent', consent, 'no'],
] as const)(
  'without JavaScript %s is stored for a year and leads back to the page: %#',
  async (name, action, value) => {
    const answer = await sent(action, { [name]: value, back: '/search?q=%D9%83%D9%88%D8%B1%D8%A9' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/search?q=%D9%83%D9%88%D8%B1%D8%A9'])
    expect(answer.headers.getSetCookie()).toEqual([`${name}=${value}; Path=/; Max-Age=31536000; SameSite=Lax`])
  },
)

test.each([
  ['theme', theme],
  ['locale', locale],
  ['consent', consent],
] as const)('refuses an invalid %s and redirects to no other site', async (name, action) => {
  await expect(sent(action, { [name]: 'x; Domain=evil.example' })).rejects.toMatchObject({ status: 422 })
  const value = { theme: 'dark', locale: 'ar', consent: 'no' }[name]
  expect((await sent(action, { [name]: value, back: '//evil.example' })).headers.get('location')).toBe('/')
})

test("a refusal takes the pixels' cookies away, an agreement does not", async () => {
  const cookie = 'consent=yes; _fbp=fb.1.2; _ga=GA1.1; token=t'
  const refused = (await sent(consent, { consent: 'no' }, cookie)).headers.getSetCookie()
  expect(refused).toEqual([
    'consent=no; Path=/; Max-Age=31536000; SameSite=Lax',
    '_fbp=; Path=/; Max-Age=0',
    '_fbp=; Path=/; Max-Age=0; Domain=shop.example',
    '_ga=; Path=/; Max-Age=0',
    '_ga=; Path=/; Max-Age=0; Domain=shop.example',
  ])
  expect((await sent(consent, { consent: 'yes' }, cookie)).headers.getSetCookie()).toHaveLength(1)
})

test('the logout empties the storage of the browser, and leaves its cookies', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: { accountLogout: { done: true, userErrors: [] } } }))
  const answer = await sent(logout, {}, 'token=t; cart=c; locale=en').catch((thrown: Response) => thrown)
  expect([answer.status, answer.headers.get('location'), answer.headers.get('clear-site-data')]).toEqual([
    303,
    '/',
    '"storage"',
  ])
})

test.each(['cross-site', 'same-site'])('a %s link to the copy of the own data makes none', async (site) => {
  const request = new Request('http://shop.example/profile/privacy/copy', {
    headers: { 'sec-fetch-site': site, cookie: 'token=t' },
  })
  await expect((copy as (args: object) => Promise<Response>)({ request })).rejects.toMatchObject({
    status: 302,
    headers: expect.toSatisfy((headers: Headers) => headers.get('location') === '/profile/privacy'),
  })
})

async function sent(action: unknown, fields: Record<string, string>, cookie = ''): Promise<Response> {
  const request = new Request('http://shop.example/x', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { cookie },
  })
  const context = new RouterContextProvider()
  context.set(waitingCookies, [])
  context.set(pageDeadline, performance.now() + 10_000)
  return (action as (args: object) => Promise<Response>)({ request, context, url: new URL(request.url) })
}
