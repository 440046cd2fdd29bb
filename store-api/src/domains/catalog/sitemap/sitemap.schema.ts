import { type Static, Type } from '@fastify/type-provider-typebox'
import { Id, Nullable } from '#src/http/schema-parts.ts'

export const sitemapKinds = ['products', 'clubs', 'brands', 'categories', 'posts', 'news', 'jobs', 'branches'] as const
export const SitemapKind = Type.Enum([...sitemapKinds], { description: 'Kinds of pages' })

export const SitemapPart = Type.Object(
  {
    kind: SitemapKind,
    part: Type.Integer({ minimum: 0, description: 'Part number; part n holds the 5,000 ids from n × 5,000 + 1' }),
    count: Type.Integer({ minimum: 1, description: 'Number of pages' }),
    changedAt: Nullable(
      Type.String({ format: 'date-time', description: 'Time of the last change of any page in the part' }),
    ),
  },
  { title: 'SitemapPart', description: 'A sitemap file: at most 5,000 pages, assigned by a fixed id range' },
)

export const SitemapEntry = Type.Object(
  {
    id: Id,
    slug: Type.String(),
    changedAt: Nullable(Type.String({ format: 'date-time' })),
    images: Type.Array(Type.String(), { description: 'URLs of images without size and format' }),
  },
  { title: 'SitemapEntry', description: 'A page for the sitemap' },
)

export type SitemapKind = Static<typeof SitemapKind>
export type SitemapPart = Static<typeof SitemapPart>
export type SitemapEntry = Static<typeof SitemapEntry>
