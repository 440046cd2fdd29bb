import { OFFLINE, offlineAddress, pageKey } from './addresses.ts'
import { answers } from './answers.ts'
import { keeper, KEPT_AT } from './kept.ts'

/** Timeout of the network when the page is cached, in milliseconds. */
const PATIENCE = 3_000
const HOUR = 3_600_000
export const pages = keeper('pages', 60)

/** Answers a document from the network, after the timeout from the cache, and otherwise with the offline page. */
export async function page(event: FetchEvent): Promise<Response> {
  const address = event.request.url
  const asked = ask(event)
  const kept = await findPage(address)
  try {
    const answer = await (kept ? Promise.race([asked, after(PATIENCE)]) : asked)
    // The shop behind the web server is unavailable: a cached page is better than its error page.
    return answer && !(kept && answer.status === 503) ? answer : markShown(kept as Response)
  } catch {
    // It shows no data that could be outdated.
    if (new URL(address).pathname === OFFLINE) return kept ?? Response.error()
    return kept ? markShown(kept) : Response.redirect(offlineAddress(address))
  }
}

/** Caches the page at an address, at most once per hour. */
export async function keepPageAt(address: string): Promise<void> {
  const at = (await findPage(address))?.headers.get(KEPT_AT)
  if (at && Date.now() - Date.parse(at) < HOUR) return
  await keepPage(address, await fetch(address, { headers: { accept: 'text/html' } }))
}

async function ask(event: FetchEvent): Promise<Response> {
  const answer = ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request))
  event.waitUntil(keepPage(event.request.url, answer.clone()).catch(() => undefined))
  return answer
}

async function keepPage(address: string, answer: Response): Promise<void> {
  const [locale, whose, wish] = answer.headers.get('x-page-of')?.split(' ') ?? []
  if (!locale || !whose) return
  await noteVisitor(whose === EVERYBODY ? { locale } : { locale, whose })
  if (wish === 'keep' && answer.status === 200 && !answer.redirected) {
    const html = await answer.text()
    const title = /<title[^>]*>([^<]*)</.exec(html)?.[1] ?? ''
    const headers = Object.fromEntries(
      ['content-type', 'content-security-policy', 'x-page-of'].map((name) => [name, answer.headers.get(name) ?? '']),
    )
    await pages.keep(pageKey(address, locale), html, { ...headers, 'x-kept-title': encodeURIComponent(title) })
  }
}

/** Returns the cached page in the visitor's language, else in the other one. */
async function findPage(address: string): Promise<Response | undefined> {
  const known = await visitor()
  if (!known) return undefined
  const found =
    (await pages.find(pageKey(address, known.locale))) ??
    (await pages.find(pageKey(address, known.locale === 'ar' ? 'en' : 'ar')))
  const whose = found?.headers.get('x-page-of')?.split(' ')[1] ?? ''
  return [known.whose, EVERYBODY].includes(whose) ? found : undefined
}

/** Adds the time of caching to a cached page. */
async function markShown(kept: Response): Promise<Response> {
  const html = (await kept.text()).replace('<html ', `<html data-kept-at="${kept.headers.get(KEPT_AT) ?? ''}" `)
  return new Response(html, { headers: kept.headers })
}

function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, undefined))
}

const CACHE = 'visitor'
const KEY = '/visitor'

/** Says of a document that it knows nothing of its visitor. */
const EVERYBODY = 'everybody'

/** The visitor as reported by documents: the language, and `guest` or the customer's id. */
type Visitor = { locale: string; whose: string }

/** Returns the visitor as reported by the newest document. */
async function visitor(): Promise<Visitor | undefined> {
  const known = await caches.match(KEY, { cacheName: CACHE })
  return known && ((await known.json()) as Visitor)
}

/** Stores what a document or a page says of its visitor. The kept pages of another person go. */
export async function noteVisitor(said: Partial<Visitor>): Promise<void> {
  const before = await visitor()
  const now = { locale: 'ar', whose: 'guest', ...before, ...said }
  const isOther = before !== undefined && before.whose !== now.whose
  if (before && !isOther && before.locale === now.locale) return
  await (await caches.open(CACHE)).put(KEY, Response.json(now))
  if (isOther) await Promise.all([pages.forget(), answers.forget()])
  // A kept page requires that the offline page is kept too.
  await keepPageAt(new URL(OFFLINE, location.origin).href).catch(() => undefined)
}
