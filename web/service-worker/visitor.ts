const CACHE = 'visitor'
const KEY = '/visitor'

/** What documents told of the visitor: her language, and who she is (`guest`, or a hash of a customer's id). */
export type Visitor = { locale: string; whose: string }

/** The visitor as the newest document knew her. */
export async function visitor(): Promise<Visitor | undefined> {
  const known = await caches.match(KEY, { cacheName: CACHE })
  return known && ((await known.json()) as Visitor)
}

/** Takes what a document tells; says what is different from before. */
export async function noteVisitor({ locale, whose }: Visitor): Promise<{ otherPerson: boolean; otherLocale: boolean }> {
  const before = await visitor()
  const changed = { otherPerson: before !== undefined && before.whose !== whose, otherLocale: before?.locale !== locale }
  if (!before || changed.otherPerson || changed.otherLocale) {
    await (await caches.open(CACHE)).put(KEY, Response.json({ locale, whose }))
  }
  return changed
}
