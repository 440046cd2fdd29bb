import { registerCustomer } from '../support/accounts.ts'
import { shopUrl } from '../support/addresses.ts'
import { dataOf, siteMap } from '../support/site-map.ts'
import { expect, test } from '../support/test.ts'

const bodies: [what: string, type: string | undefined, body: string | undefined][] = [
  ['nothing', undefined, undefined],
  ['JSON', 'application/json', '{"a":1}'],
  ['a text that calls itself JSON', 'text/plain;application/json', '{"a":1}'],
  ['a broken multipart', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb'],
]

test('no route with an action fails on a body that is no form, for a guest and for a customer @once', async ({
  shop,
}) => {
  test.setTimeout(120_000)
  await registerCustomer(shop, { stay: true })
  const cookies = await shop.page.context().cookies()
  const session = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  // The last route answers every form with 404.
  const addresses = siteMap().flatMap(({ path, hasAction }) =>
    hasAction && path !== '/no-such-page' ? [path.replaceAll(/:\w+/g, '1')] : [],
  )
  expect(addresses.length).toBeGreaterThan(30)
  const wrong: string[] = []
  for (const address of addresses.flatMap((path) => [path === '/' ? '/?index' : path, dataOf(path)])) {
    for (const [what, type, body] of bodies) {
      for (const cookie of ['', session]) {
        const headers = {
          cookie: `locale=en; ${cookie}`,
          accept: 'text/html',
          'user-agent': 'Mozilla/5.0 (Android 14) Chrome/140.0',
          ...(type && { 'content-type': type }),
        }
        const answer = await fetch(shopUrl() + address, {
          method: 'POST',
          headers,
          body: body && new TextEncoder().encode(body),
          redirect: 'manual',
        })
        const text = await answer.text()
        const told = address.includes('.data') || text.includes('read what was sent')
        if (answer.status !== 415 || !told) wrong.push(`${address} ${what}: ${answer.status} ${text.slice(0, 60)}`)
      }
    }
  }
  expect(wrong).toEqual([])
  expect(
    (
      await fetch(`${shopUrl()}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'text/plain;application/json' },
        body: '{"query":"{ cart { id } }"}',
      })
    ).status,
  ).toBe(415)
})
