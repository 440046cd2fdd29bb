import { type Static, Type } from '@fastify/type-provider-typebox'
import { Image, ProductCard } from '#src/domains/catalog/catalog.schema.ts'
import { Nullable } from '#src/http/schema-parts.ts'

const Words = Type.String({ minLength: 1 })
const Line = Type.Array(Words, { minItems: 1 })

export const HeadingBlock = Type.Object(
  {
    type: Type.Literal('heading'),
    text: Words,
    level: Type.Integer({ minimum: 2, maximum: 3 }),
    anchor: Type.String({ pattern: '^[a-z0-9-]+$', description: 'Anchor for links, the same in every language' }),
  },
  { title: 'HeadingBlock' },
)

export const ParagraphBlock = Type.Object({ type: Type.Literal('paragraph'), text: Words }, { title: 'ParagraphBlock' })

export const ListBlock = Type.Object(
  { type: Type.Literal('list'), ordered: Type.Boolean(), items: Line },
  { title: 'ListBlock' },
)

export const QuoteBlock = Type.Object(
  { type: Type.Literal('quote'), text: Words, by: Nullable(Type.String()) },
  { title: 'QuoteBlock' },
)

export const TableBlock = Type.Object(
  { type: Type.Literal('table'), name: Words, head: Line, rows: Type.Array(Line, { minItems: 1 }) },
  { title: 'TableBlock' },
)

export const LinkBlock = Type.Object(
  {
    type: Type.Literal('link'),
    label: Words,
    url: Type.String({ pattern: '^/([^/\\\\].*)?$', description: 'Path within the shop' }),
  },
  { title: 'LinkBlock' },
)

export const PictureBlock = Type.Object(
  { type: Type.Literal('picture'), image: Image, caption: Nullable(Type.String()) },
  { title: 'PictureBlock' },
)

export const ProductsBlock = Type.Object(
  { type: Type.Literal('products'), products: Type.Array(ProductCard) },
  { title: 'ProductsBlock' },
)

const textBlocks = [HeadingBlock, ParagraphBlock, ListBlock, QuoteBlock, TableBlock, LinkBlock] as const

/** A block of an answer. */
export const ArticleBlock = Type.Union([...textBlocks, PictureBlock, ProductsBlock], { title: 'ArticleBlock' })

/** A stored block, with pictures and products by name. */
export const StoredBlock = Type.Union([
  ...textBlocks,
  Type.Object({ type: Type.Literal('picture'), image: Words, alt: Type.String(), caption: Nullable(Type.String()) }),
  Type.Object({ type: Type.Literal('products'), slugs: Line }),
])

export type ArticleBlock = Static<typeof ArticleBlock>
export type StoredBlock = Static<typeof StoredBlock>
