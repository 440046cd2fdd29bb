import { expect, test } from 'vitest'
import { openApp } from '#src/app.fixture.ts'
import { testDb } from '#src/db/testing.ts'
import type { PageMeta } from '#src/http/schema-parts.ts'
import type { BlogArticle, BlogPost, ContentPage, NewsArticle, NewsItem, ShopStat } from './article.schema.ts'
import { blocksOf } from './article-parts.service.ts'
import { minutesToRead, readBlocks } from './article.service.ts'

const shop = await openShop()

async function openShop() {
  const { db } = await testDb({ demo: true })
  const app = await openApp({ db })
  const get = async <Data>(url: string, language = 'ar') => {
    const answer = await app.inject({ url, headers: { 'accept-language': language } })
    return { ...answer.json<{ data: Data; meta: PageMeta; error?: string }>(), code: answer.statusCode }
  }
  return { db, get }
}

test('pages posts without gaps or repeats, the newest first', async () => {
  const one = await shop.get<BlogPost[]>('/blogs?first=5')
  const two = await shop.get<BlogPost[]>(`/blogs?first=50&after=${one.meta.endCursor}`)
  const all = [...one.data, ...two.data]
  expect([one.meta.total >= 12, one.meta.hasNext, two.meta.hasNext]).toEqual([true, true, false])
  expect(new Set(all.map(({ id }) => id)).size).toBe(one.meta.total)
  expect(all.map(({ publishedAt }) => publishedAt)).toEqual(
    all
      .map(({ publishedAt }) => publishedAt)
      .toSorted()
      .reverse(),
  )
})

test('a topic lists only its own posts, and each topic has some', async () => {
  for (const topic of ['guides', 'training', 'clubs', 'shop']) {
    const { data, meta } = await shop.get<BlogPost[]>(`/blogs?topic=${topic}`)
    expect([data.length > 0, meta.total, new Set(data.map((post) => post.topic))]).toEqual([
      true,
      data.length,
      new Set([topic]),
    ])
  }
})

test.each(['/blogs?after=nonsense', '/blogs?first=51', '/blogs?topic=politics', '/news?after=WzFd'])(
  '%s is refused',
  async (url) => {
    expect((await shop.get(url)).code).toBe(422)
  },
)

test('each demo post has both languages, a picture, products and related posts', async () => {
  const { data: posts } = await shop.get<BlogPost[]>('/blogs?first=50')
  for (const { slug } of posts) {
    const [ar, en] = await Promise.all(
      ['ar', 'en'].map((language) => shop.get<BlogArticle>(`/blogs/${slug}`, language)),
    )
    expect(kindsOf(ar?.data.body)).toEqual(kindsOf(en?.data.body))
    expect([slug, ar?.data.post.title]).not.toEqual([slug, en?.data.post.title])
    expect(ar?.data.post.cover).toMatchObject({ base: `/images/${ar?.data.post.cover.id}`, width: 1200, height: 800 })
    expect([slug, ar?.data.products.length, ar?.data.more.length]).toEqual([slug, expect.toSatisfy((n) => n >= 2), 3])
    expect(ar?.data.more.map((post) => post.slug)).not.toContain(slug)
  }
})

test('each picture of an article exists', async () => {
  const pictures = await shop.db.selectFrom('image').select('id').where('id', 'like', 'scene-%').execute()
  const known = new Set(pictures.map(({ id }) => id))
  const posts = await shop.db.selectFrom('blog_post').select(['cover', 'body_ar']).execute()
  const news = await shop.db.selectFrom('news_item').select(['cover', 'body_ar']).execute()
  const pages = await shop.db.selectFrom('page').select('body_ar').execute()
  const covers = [...posts, ...news].flatMap(({ cover }) => cover ?? [])
  const inside = [...posts, ...news, ...pages]
    .flatMap(({ body_ar }) => readBlocks(body_ar))
    .flatMap((block) => (block.type === 'picture' ? block.image : []))
  expect([...covers, ...inside].filter((id) => !known.has(id))).toEqual([])
})

test('no block of an article is left out', async () => {
  for (const table of ['blog_post', 'news_item', 'page'] as const) {
    const texts = await shop.db.selectFrom(table).select(['slug', 'body_ar', 'body_en']).execute()
    for (const { slug, body_ar, body_en } of texts) {
      expect([slug, readBlocks(body_ar), readBlocks(body_en)]).toEqual([slug, body_ar, body_en])
    }
  }
})

test('finds a post by its id too; answers 404 for an unknown and 410 for a withdrawn one', async () => {
  const { data: posts } = await shop.get<BlogPost[]>('/blogs?first=50')
  const last = posts.at(-1)
  expect((await shop.get<BlogArticle>(`/blogs/${last?.id}`)).data.post.slug).toBe(last?.slug)
  expect((await shop.get('/blogs/no-such-post')).error).toBe('NOT_FOUND')
  await shop.db
    .updateTable('blog_post')
    .set({ withdrawn_at: new Date() })
    .where('slug', '=', last?.slug ?? '')
    .execute()
  expect(await shop.get(`/blogs/${last?.slug}`)).toMatchObject({ code: 410, error: 'GONE' })
  expect((await shop.get<BlogPost[]>('/blogs?first=50')).meta.total).toBe(posts.length - 1)
})

test('hides posts with a future date', async () => {
  const { data: news, meta } = await shop.get<NewsItem[]>('/news?first=50')
  const last = news.at(-1)
  expect(meta.total).toBeGreaterThanOrEqual(10)
  expect((await shop.get<NewsArticle>(`/news/${last?.slug}`)).data.more).toHaveLength(4)
  await shop.db
    .updateTable('news_item')
    .set({ published_at: new Date(Date.now() + 60_000) })
    .where('slug', '=', last?.slug ?? '')
    .execute()
  expect((await shop.get(`/news/${last?.slug}`)).error).toBe('NOT_FOUND')
  expect((await shop.get<NewsItem[]>('/news?first=50')).meta.total).toBe(news.length - 1)
})

test('counts the shop in numbers, in the language of the request', async () => {
  const { data } = await shop.get<ShopStat[]>('/stats')
  const value = (key: string) => data.find((stat) => stat.key === key)?.value
  expect([value('branches'), value('governorates')]).toEqual([13, 27])
  const { length } = await shop.db.selectFrom('product').select('id').where('status', '<>', 'hidden').execute()
  expect(value('products')).toBe(length)
  expect(data.every(({ label }) => /[\u0600-\u06ff]/.test(label))).toBe(true)
  expect((await shop.get<ShopStat[]>('/stats', 'en')).data.some(({ label }) => /[\u0600-\u06ff]/.test(label))).toBe(
    false,
  )
})

test('pages have the same blocks and anchors in both languages', async () => {
  for (const slug of ['about', 'terms', 'accessibility']) {
    const [ar, en] = await Promise.all(
      ['ar', 'en'].map((language) => shop.get<ContentPage>(`/pages/${slug}`, language)),
    )
    expect(kindsOf(ar?.data.body)).toEqual(kindsOf(en?.data.body))
  }
  expect((await shop.get('/pages/imprint')).error).toBe('NOT_FOUND')
})

test('products of coming soon are not for sale', async () => {
  const { data } = await shop.get<{ status: string }[]>('/coming-soon')
  expect(new Set(data.map(({ status }) => status))).toEqual(new Set(['onlineComing']))
})

test('leaves out unknown blocks and keeps the rest', () => {
  const blocks = readBlocks([
    { type: 'html', text: '<b>no</b>' },
    { type: 'paragraph', text: 'yes' },
    { type: 'link', label: 'out', url: '//evil' },
  ])
  expect(blocks).toEqual([{ type: 'paragraph', text: 'yes' }])
  expect(minutesToRead(blocks)).toBe(1)
  expect(blocksOf([{ type: 'products', slugs: ['gone'] }], new Map())).toEqual([])
})

function kindsOf(body: BlogArticle['body'] = []) {
  return body.map((block) =>
    block.type === 'heading' ? block.anchor : block.type === 'list' ? `list ${block.items.length}` : block.type,
  )
}
