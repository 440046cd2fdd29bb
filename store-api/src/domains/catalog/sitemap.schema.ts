import { type Static, Type } from '@fastify/type-provider-typebox'
import { Id, Nullable } from '#src/http/schema-parts.ts'

export const sitemapKinds = ['products', 'clubs', 'brands', 'categories', 'posts', 'news', 'jobs', 'branches'] as const
export const SitemapKind = Type.Enum([...sitemapKinds], { description: 'What has a page of its own' })

export const SitemapPart = Type.Object(
  {
    kind: SitemapKind,
    part: Type.Integer({ minimum: 0, description: 'Ids from part × 5,000 + 1 on, 5,000 of them' }),
    count: Type.Integer({ minimum: 1, description: 'Pages in it' }),
    changedAt: Nullable(Type.String({ format: 'date-time', description: 'When one of them last changed' })),
  },
  { title: 'SitemapPart', description: 'Pages that go into one file: some thousands at most, and always the same ones' },
)

export const SitemapEntry = Type.Object(
  {
    id: Id,
    slug: Type.String(),
    changedAt: Nullable(Type.String({ format: 'date-time' })),
    images: Type.Array(Type.String(), { description: 'Addresses of pictures without size and format' }),
  },
  { title: 'SitemapEntry', description: 'A page that search engines should know' },
)

export type SitemapKind = Static<typeof SitemapKind>
export type SitemapPart = Static<typeof SitemapPart>
export type SitemapEntry = Static<typeof SitemapEntry>
