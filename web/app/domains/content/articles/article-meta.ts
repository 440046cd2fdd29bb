import type { MetaDescriptor } from 'react-router'
import { pageMeta, rootData } from '#app/lib/head/page-meta.ts'
import { article, type ArticleFacts } from '#app/domains/content/content-things.ts'
import { jsonLd } from '#app/lib/structured-data/json-ld.ts'

type Shown = { slug: string; title: string; summary: string; author?: string; publishedAt: string }

const KINDS = { post: 'BlogPosting', news: 'NewsArticle' } as const satisfies Record<string, ArticleFacts['kind']>

/** Returns the `meta` of a post or news item; `path` is its page. */
export function articleMeta(
  args: Parameters<typeof pageMeta>[0],
  kind: 'post' | 'news',
  shown: Shown | undefined,
  path: string,
): MetaDescriptor[] {
  if (!shown) return pageMeta(args, {})
  const { slug, title, summary, author, publishedAt } = shown
  const { locale, origin } = rootData(args)
  const picture = `/images/share/${kind}.${slug}.${locale}.jpg`
  const page = pageMeta(args, { title, description: summary, canonical: path, picture, kind: 'article' })
  if (!import.meta.env.SSR) return page
  const facts = { kind: KINDS[kind], title, summary, path, picture, publishedAt, author }
  return [
    ...page,
    { property: 'article:published_time', content: publishedAt },
    ...jsonLd([article(facts, locale, origin)]),
  ]
}
