import type { Context } from '#src/http/context.ts'
import { type FeedHead, GOOGLE_TAIL, googleHead, googleItem, META_HEAD, metaRows } from './feed-formats.ts'
import { type FeedItem, itemsOf, pounds } from './feed-item.ts'
import { selectFeedProducts, selectHighestFee } from './feed.queries.ts'

/** Products per batch: bounds the memory. */
const BATCH = 200
const titles = { ar: 'كل منتجات المحل', en: 'Everything in the shop' }

/** Streams all visible variants as Google Merchant's RSS 2.0. */
export async function* googleFeed(context: Context): AsyncGenerator<string> {
  const { db, config, language } = context
  const shipping = pounds(await selectHighestFee(db))
  const head: FeedHead = {
    title: titles[language],
    description: titles[language],
    link: `${config.publicUrl}/`,
    shipping,
  }
  yield googleHead(head)
  for await (const items of batches(context)) yield items.map((item) => googleItem(item, head)).join('')
  yield GOOGLE_TAIL
}

/** Streams all visible variants as the CSV of Meta's catalogues. */
export async function* metaFeed(context: Context): AsyncGenerator<string> {
  yield META_HEAD
  for await (const items of batches(context)) yield metaRows(items)
}

async function* batches({ db, config, language }: Context): AsyncGenerator<FeedItem[]> {
  for (let last = 0; ;) {
    const products = await selectFeedProducts(db, language, last, BATCH)
    if (products.length === 0) return
    last = products.at(-1)?.id ?? last
    yield products.flatMap((product) => itemsOf(product, config.publicUrl, language))
  }
}
