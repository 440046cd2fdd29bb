import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { registerCustomer } from '../support/accounts.ts'
import { shopUrl, storeApiUrl } from '../support/addresses.ts'
import { ask } from '../support/graphql.ts'
import { fillCartUntilPayment } from '../support/ready-cart.ts'
import { expect, type Shop, test } from '../support/test.ts'

/** Every field of type URL of what a guest sees. `__typename` names the owner of each. */
const GUESTS = `{
  shop { __typename origin }
  home { banner { __typename actionUrl } }
  products(first: 3, sort: NEWEST) { nodes { __typename url shareImage image { __typename url } gallery { image { __typename url(width: 240, format: AVIF) } } } }
  brands { __typename shareImage image { __typename url } }
  clubs { __typename shareImage image { __typename url } }
  blogPost(id: "fg-ag-tf-ic-which-sole") { body { __typename ... on LinkBlock { url } } }
  photos(first: 2) { nodes { image { __typename url(format: JPG) } } }
  videos(first: 2) { nodes { poster { __typename url } sources { __typename url } captions { __typename url } } }
}`

const CUSTOMERS = '{ viewer { __typename image orders { nodes { __typename url } } } }'
const PLACE = 'mutation ($input: OrderPlaceInput!) { orderPlace(input: $input) { order { __typename url } } }'

/** Another site opens these: their form is checked, nothing is fetched. */
const ELSEWHERE = ['MapPoint.mapUrl']
/** Addresses fetched of each field: a new shop draws each picture at its first request. */
const MOST = 6

const KINDS: Record<string, RegExp> = {
  'Image.url': /^image\/(avif|webp|jpeg)$/,
  'Product.shareImage': /^image\/jpeg$/,
  'Brand.shareImage': /^image\/jpeg$/,
  'Club.shareImage': /^image\/jpeg$/,
  'Customer.image': /^image\/webp$/,
  'VideoSource.url': /^video\/mp4$/,
  'VideoCaptions.url': /^text\/vtt/,
}

test('every address that the API gives is absolute and answers @once', async ({ shop }) => {
  test.setTimeout(180_000)
  const { page, language } = shop
  const found = new Map<string, Set<string>>()
  collect(await ask(page.request, language, GUESTS), found)
  await registerCustomer(shop, { stay: true })
  await setPhoto(shop)
  collect(await placeOrder(shop), found)
  collect(await ask(page.request, language, CUSTOMERS), found)

  expect([...found.keys(), ...ELSEWHERE].toSorted(), 'a new field of type URL belongs to the queries above').toEqual(
    await urlFields(shop),
  )
  for (const [field, urls] of found) {
    for (const url of [...urls].slice(0, MOST)) {
      expect(url.startsWith(`${shopUrl()}/`) || url === shopUrl(), `${field} ${url}`).toBe(true)
      const response = await page.request.get(url)
      expect([field, url, response.status()]).toEqual([field, url, 200])
      expect(response.headers()['content-type']?.split(';', 1)[0], `${field} ${url}`).toMatch(
        KINDS[field] ?? /^text\/html$/,
      )
    }
  }
})

/** Notes all URLs of an answer by their fields, `Type.field`. */
function collect(value: unknown, found: Map<string, Set<string>>): void {
  if (Array.isArray(value)) return value.forEach((item) => collect(item, found))
  if (typeof value !== 'object' || value === null) return
  const { __typename: type, ...fields } = value as Record<string, unknown>
  for (const [name, field] of Object.entries(fields)) {
    if (typeof type === 'string' && typeof field === 'string') {
      const urls = found.get(`${type}.${name}`) ?? new Set()
      found.set(`${type}.${name}`, urls.add(field))
    } else collect(field, found)
  }
}

type Named = { name: string | null; ofType?: { name: string | null } | null }
type Types = { __schema: { types: { name: string; fields: { name: string; type: Named }[] | null }[] } }

/** Returns all output fields of type URL, `Type.field`, in order. */
async function urlFields({ page, language }: Shop): Promise<string[]> {
  const { __schema } = await ask<Types>(
    page.request,
    language,
    '{ __schema { types { name fields { name type { name ofType { name } } } } } }',
  )
  const fields = __schema.types.flatMap(({ name, fields: own }) =>
    (own ?? []).map((field) => ({ ...field, owner: name })),
  )
  return fields
    .filter(({ type }) => (type.ofType ?? type).name === 'URL')
    .map(({ owner, name }) => `${owner}.${name}`)
    .toSorted()
}

/** Gives the customer of this page a photo, by REST. */
async function setPhoto({ page }: Shop): Promise<void> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value
  const body = new FormData()
  body.set(
    'image',
    new Blob([readFileSync(new URL('../../web/public/icons/192.png', import.meta.url))], { type: 'image/png' }),
    'photo.png',
  )
  const response = await fetch(`${storeApiUrl()}/change-image`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  })
  expect(response.status).toBe(200)
}

async function placeOrder(shop: Shop): Promise<unknown> {
  const {
    page: { request },
    language,
  } = shop
  await fillCartUntilPayment(shop)
  const { cart } = await ask<{ cart: { revision: number } }>(request, language, '{ cart { revision } }')
  return ask(request, language, PLACE, {
    input: { idempotencyKey: randomUUID(), expectedRevision: cart.revision, acceptTerms: true },
  })
}
