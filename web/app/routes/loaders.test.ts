// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  buildSchema,
  execute,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  parse,
} from 'graphql'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { RouterContextProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { pageDeadline, waitingCookies } from '#app/lib/apollo/execute.server.ts'
import { documentJson, parseDocument, plainData } from '#app/lib/route/document-data.ts'
import { addTexts } from '#app/lib/i18n/i18n.ts'
import { texts as arabic } from '#app/lib/i18n/texts-ar.ts'
import { texts as english } from '#app/lib/i18n/texts-en.ts'
import { locales } from '#app/lib/locale/locale.ts'
import siteMap from '#app/routes.ts'

addTexts('ar', arabic)
addTexts('en', english)

type Route = { loader?: (args: object) => Promise<object>; meta?: (args: object) => { title?: string }[] }

/**
 * What a shop answers: all that is asked for, all of it to a guest, nothing that may be null, an error in its place, or
 * nothing at all.
 */
type Shop = 'whole' | 'guest' | 'missing' | 'faulty' | 'out'
type Expected = Record<Shop, string | number>

const filesOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children = [] }) => [file, ...filesOf(children)])
const routes = [...new Set(filesOf(siteMap as RouteConfigEntry[]))]
  .filter((file) => /^routes\/.+\//.test(file))
  .map((file) => [file.slice('routes/'.length), join(import.meta.dirname, '..', file)] as const)
  .map(([file, path]) => [file, (): Promise<Route> => import(/* @vite-ignore */ path)] as const)
const schema = buildSchema(
  globSync(`${import.meta.dirname}/../../../schema/*.graphql`)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n'),
)

const LOGIN = '/login?redirect=%2Fpage%3Fa%3D1&reason=page'
const CART_EMPTY = '/my-cart?notice=CART_EMPTY'
/** A page with a subject. Another row needs a reason. */
const usual: Expected = { whole: 200, guest: 200, missing: 404, faulty: 503, out: 503 }
const always = (answer: string | number): Expected => ({
  whole: answer,
  guest: answer,
  missing: answer,
  faulty: answer,
  out: answer,
})
/** A customer's page with a subject, and one of the customer alone. */
const personal = { guest: LOGIN }
const profile = { guest: LOGIN, missing: 200, faulty: 200 }
/** A form that stands without the parts that help to fill it in. */
const form = { missing: 200, faulty: 200 }
const entrance = { whole: '/profile', missing: '/profile', faulty: '/profile' }

/** The rows that differ from the usual one. The sample cart can be ordered nowhere: its next step is the cart page. */
const table: Record<string, Partial<Expected>> = {
  'address-book/add.tsx': personal,
  'address-book/edit.tsx': personal,
  'address-book/page.tsx': personal,
  'orders/page.tsx': personal,
  'ticket/page.tsx': personal,
  'tickets/page.tsx': personal,
  'wishlist/page.tsx': personal,
  'change-password/page.tsx': profile,
  'profile/page.tsx': profile,
  'profile/photo.tsx': profile,
  'update-profile/page.tsx': profile,
  'privacy/page.tsx': profile,
  'privacy/copy.ts': personal,
  'complaints/page.tsx': form,
  'contact-us/page.tsx': form,
  'authentication/page.tsx': form,
  'find-product/page.tsx': form,
  'suggest-product/page.tsx': form,
  'login/page.tsx': entrance,
  'register/page.tsx': entrance,
  'my-cart/page.tsx': { missing: 200 },
  'cart/page.tsx': { whole: '/my-cart', guest: '/my-cart', missing: 200 },
  'cart-address/page.tsx': { whole: '/my-cart', guest: '/my-cart' },
  'cart-payments/page.tsx': { whole: CART_EMPTY, guest: CART_EMPTY, missing: CART_EMPTY },
  'hiring-apply/page.tsx': { whole: '/hiring/x/branch?choose', guest: '/hiring/x/branch?choose' },
  'purchase-product/page.tsx': { whole: '/products/x?choose=1', guest: '/products/x?choose=1' },
  // These ask the shop for nothing.
  'logout/page.ts': always(200),
  'privacy-settings/page.tsx': always(200),
  'reset-password/page.tsx': always('/forgot-password'),
  'hiring-applied/page.tsx': always(404),
  'not-found/page.tsx': always(404),
  // For developers alone, in English.
  'dev-ui/page.tsx': always(404),
}

for (const [file, load] of routes) {
  test(`${file} answers the shop, a guest, a missing subject and a fault by its row`, async () => {
    const { loader } = await load()
    if (!loader) return
    const answers = await Promise.all(
      (['whole', 'guest', 'missing', 'faulty', 'out'] as const).map(async (shop) => [
        shop,
        (await visit(loader, shop)).answer,
      ]),
    )
    expect(Object.fromEntries(answers)).toEqual({ ...usual, ...table[file] })
  })

  test(`${file} has a title in both languages`, async () => {
    const { loader, meta } = await load()
    if (!meta || file === 'dev-ui/page.tsx') return
    const loaderData = loader && (await visit(loader, 'whole')).data
    const titles = locales.map((locale) => {
      const matches = [{ loaderData: { locale, origin: 'https://shop.example' } }, { loaderData }]
      return meta({ matches, loaderData, params, location: { pathname: '/page', search: '' } }).find(
        ({ title }) => title,
      )?.title
    })
    // A key without a text would be its own title: `tickets.title`.
    expect(titles).toEqual([
      expect.stringMatching(/^(?!.*\w\.\w).*\p{Script=Arabic}/u),
      expect.stringMatching(/^(?!.*\w\.\w)\P{Script=Arabic}+$/u),
    ])
  })
}

const params = { id: 'x', job: 'x', number: 'x', slug: 'x', item: 'x' }

/** Loads a page from a shop: its data, or the status or the target of what it threw. */
async function visit(loader: NonNullable<Route['loader']>, shop: Shop): Promise<{ answer: unknown; data?: object }> {
  const context = new RouterContextProvider()
  context.set(waitingCookies, [])
  context.set(pageDeadline, performance.now() + 10_000)
  const url = new URL('http://shop.example/page?a=1')
  const request = new Request(url, { headers: { 'x-request-id': shop } })
  try {
    return { answer: 200, data: asSent(await loader({ request, url, context, pattern: '/page', params })) }
  } catch (thrown) {
    if (thrown instanceof Response) return { answer: thrown.headers.get('location') }
    return { answer: (thrown as { init?: { status: number } }).init?.status ?? thrown }
  }
}

/** The data of a loader as the browser reads it from the document. */
function asSent(loaded: object): object {
  if (loaded instanceof Response) return loaded
  const plain = plainData({ loaded })
  const sent = parseDocument(documentJson(plain))
  // What JSON cannot hold would be missing or of another type.
  expect(sent).toEqual(plain)
  return sent.loaded as object
}

beforeEach(() => {
  vi.stubGlobal('fetch', async (_: string, { body, headers }: { body: string; headers: Headers }) => {
    const shop = headers.get('x-request-id') as Shop
    if (shop === 'out') throw new TypeError('fetch failed')
    const { query, variables } = JSON.parse(body) as { query: string; variables: Record<string, unknown> }
    return Response.json(
      await execute({
        schema,
        document: parse(query),
        variableValues: variables,
        fieldResolver: fieldOf(shop),
        typeResolver: (_value, _context, info, type) => info.schema.getPossibleTypes(type)[0]?.name,
      }),
    )
  })
})

function fieldOf(shop: Shop): GraphQLFieldResolver<unknown, unknown> {
  return (_parent, _args, _context, { returnType, fieldName }) => {
    const isViewer = fieldName === 'viewer'
    if (isViewer && shop === 'guest') return null
    if (isNonNullType(returnType) || isViewer || shop === 'whole' || shop === 'guest') return sampleOf(returnType)
    if (shop === 'missing') return null
    throw Object.assign(new Error('out'), { extensions: { code: 'UPSTREAM_UNAVAILABLE' } })
  }
}

const leaves: Record<string, unknown> = {
  Int: 1,
  Float: 1.5,
  Boolean: true,
  DateTime: '2026-11-20T10:00:00.000Z',
  Date: '2026-11-20',
}

function sampleOf(type: GraphQLOutputType): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType)
  if (isListType(type)) return [sampleOf(type.ofType)]
  if (isEnumType(type)) return type.getValues()[0]?.value
  return isLeafType(type) ? (leaves[type.name] ?? 'x') : {}
}
