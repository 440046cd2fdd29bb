import { Compile } from 'typebox/compile'
import type { TSchema } from 'typebox'
import { openApp } from '#src/app.fixture.ts'
import type { Db } from '#src/db/pool.ts'
import { testDb } from '#src/db/testing.ts'
import { fillCatalogFixture } from './catalog.fixture.ts'

export type Api = Awaited<ReturnType<typeof openApi>>

/**
 * The real API on a test database with its clock set; `faultsOf` holds an answer against the schema that its route
 * promises.
 */
export async function openApi(db: Db, now: string) {
  const schemas = new Map<string, ReturnType<typeof Compile>>()
  const app = await openApp({ db, now: () => new Date(now) })

  const ask = (url: string, language: string) => app.inject({ url, headers: { 'accept-language': language } })

  /** The body of a GET; its shape is the business of the test. */
  const get = async (url: string, language = 'en') => (await ask(url, language)).json()

  const faultsOf = async (url: string, language: string): Promise<string[]> => {
    const response = await ask(url, language)
    if (response.statusCode !== 200) return [`answers ${response.statusCode}`]
    const route = routeOf(app.swagger().paths ?? {}, url.split('?', 1)[0] ?? '')
    const schema = schemas.get(route.path) ?? Compile(route.schema)
    schemas.set(route.path, schema)
    return schema.Errors(response.json()).map((error) => `${error.instancePath} ${error.message}`)
  }

  return { get, faultsOf, close: () => app.close() }
}

/** The small shop of the tests in a database of its own, with the API on it at the moment `now`. */
export async function openCatalog(now = '2026-11-21T10:00:00Z') {
  const { db } = await testDb()
  await fillCatalogFixture(db)
  return { ...(await openApi(db, now)), db }
}

type Paths = Record<string, { get?: { responses?: Record<string, unknown> } } | undefined>

function routeOf(paths: Paths, url: string): { path: string; schema: TSchema } {
  const isIt = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(url)
  const path = Object.keys(paths).find((each) => each === url) ?? Object.keys(paths).find(isIt)
  const answer =
    path &&
    (paths[path]?.get?.responses?.['200'] as { content: { 'application/json': { schema: TSchema } } } | undefined)
  if (!path || !answer) throw new Error(`the contract has no GET ${url}`)
  return { path, schema: answer.content['application/json'].schema }
}
