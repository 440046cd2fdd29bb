import { type Static, Type } from '@fastify/type-provider-typebox'
import { BrandRef, ClubRef, Image, ProductCard } from '#src/domains/catalog/catalog.schema.ts'
import { Id, Nullable, pageQuery } from '#src/http/schema-parts.ts'
import { ArticleBlock } from './block.schema.ts'

export const BlogTopic = Type.Enum(['guides', 'training', 'clubs', 'shop'])
export const NewsKind = Type.Enum(['arrivals', 'branches', 'season', 'offers'])
/** What the shop counts, in display order. */
export const statKeys = ['products', 'clubs', 'brands', 'branches', 'governorates', 'delivered'] as const

const Moment = Type.String({ format: 'date-time' })
const Body = Type.Array(ArticleBlock)

export const BlogPost = Type.Object(
  {
    id: Id,
    slug: Type.String(),
    topic: BlogTopic,
    title: Type.String(),
    summary: Type.String(),
    author: Type.String(),
    minutes: Type.Integer({ minimum: 1, description: 'Reading time in minutes' }),
    cover: Image,
    publishedAt: Moment,
  },
  { title: 'BlogPost' },
)

export const BlogArticle = Type.Object(
  {
    post: BlogPost,
    body: Body,
    products: Type.Array(ProductCard, { description: 'Products referenced by the post' }),
    club: Nullable(ClubRef),
    brand: Nullable(BrandRef),
    more: Type.Array(BlogPost, { description: 'Posts to read next: same topic first, newest first' }),
  },
  { title: 'BlogArticle', description: 'A complete blog post' },
)

export const NewsItem = Type.Object(
  {
    id: Id,
    slug: Type.String(),
    kind: NewsKind,
    title: Type.String(),
    summary: Type.String(),
    cover: Nullable(Image),
    publishedAt: Moment,
  },
  { title: 'NewsItem' },
)

export const NewsArticle = Type.Object(
  { item: NewsItem, body: Body, more: Type.Array(NewsItem, { description: 'The newest other items' }) },
  { title: 'NewsArticle', description: 'A complete news item' },
)

export const ContentPage = Type.Object(
  { slug: Type.String(), title: Type.String(), summary: Type.String(), body: Body, updatedAt: Moment },
  { title: 'ContentPage', description: 'An editorial page: about, terms, accessibility' },
)

export const ShopStat = Type.Object(
  { key: Type.Enum([...statKeys]), value: Type.Integer({ minimum: 0 }), label: Type.String() },
  { title: 'ShopStat', description: 'A current statistic of the shop' },
)

/** Cards of products under manufacturing. */
export const ComingSoon = Type.Array(ProductCard)

export const NewsListQuery = Type.Object(pageQuery(50, 12))

export const BlogListQuery = Type.Object({ ...NewsListQuery.properties, topic: Type.Optional(BlogTopic) })

export type BlogArticle = Static<typeof BlogArticle>
export type BlogListQuery = Static<typeof BlogListQuery>
export type BlogPost = Static<typeof BlogPost>
export type BlogTopic = Static<typeof BlogTopic>
export type ContentPage = Static<typeof ContentPage>
export type NewsArticle = Static<typeof NewsArticle>
export type NewsItem = Static<typeof NewsItem>
export type NewsKind = Static<typeof NewsKind>
export type NewsListQuery = Static<typeof NewsListQuery>
export type ShopStat = Static<typeof ShopStat>
export type StatKey = ShopStat['key']
