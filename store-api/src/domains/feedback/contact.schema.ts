import { type Static, Type } from '@fastify/type-provider-typebox'
import { FormText, Id, Nullable } from '#src/http/schema-parts.ts'

const OptionalWords = (maxLength: number) => Type.Optional(Nullable(Type.String({ maxLength })))
const Choice = Type.Optional(Nullable(Type.Integer()))

export const ContactBody = Type.Object({
  fullName: FormText(200),
  mobile: FormText(60),
  email: OptionalWords(300),
  subject: FormText(1000),
  message: FormText(8000),
})

export const ProductRequestBody = Type.Object({
  name: FormText(1000),
  clubId: Choice,
  brandId: Choice,
  otherMaker: Type.Optional(Nullable(Type.String({ maxLength: 500, description: 'A club or brand not in the catalogue' }))),
  categoryId: Choice,
  size: OptionalWords(200),
  color: OptionalWords(200),
  link: OptionalWords(2000),
  mobile: FormText(60),
  notes: OptionalWords(4000),
})

/** For the contract alone: the form is read as it comes, before any schema could look at it. */
export const ProductSuggestionForm = Type.Object({
  ...ProductRequestBody.properties,
  image: Type.Optional(
    Type.String({ format: 'binary', description: 'JPEG, PNG or WebP (detected by content), at most 5 MB and 6000 pixels per side' }),
  ),
})

export const LetterNumber = Type.Object(
  { number: Type.String({ description: 'Reference number, e.g. M-48213' }) },
  { title: 'LetterNumber', description: 'The reference number of a contact message or product request' },
)

export const ShopLetterKind = Type.Enum(['contact', 'complaint', 'suggestion', 'find', 'suggest'], {
  description: 'Contact message, complaint, suggestion, product search request or product suggestion',
})

export const ShopLetter = Type.Object(
  {
    id: Id,
    number: Type.String(),
    kind: ShopLetterKind,
    fullName: Nullable(Type.String()),
    mobile: Type.String(),
    email: Nullable(Type.String()),
    subject: Nullable(Type.String({ description: 'Subject of a message, name of a product or subject of a complaint' })),
    text: Nullable(Type.String()),
    branchName: Nullable(Type.String()),
    orderNumber: Nullable(Type.String()),
    clubName: Nullable(Type.String()),
    brandName: Nullable(Type.String()),
    otherMaker: Nullable(Type.String()),
    categoryName: Nullable(Type.String()),
    size: Nullable(Type.String()),
    color: Nullable(Type.String()),
    link: Nullable(Type.String()),
    hasPicture: Type.Boolean(),
    createdAt: Type.String({ format: 'date-time' }),
    closedAt: Nullable(Type.String({ format: 'date-time' })),
  },
  { title: 'ShopLetter', description: 'A contact message, complaint, suggestion or product request' },
)

export const ShopLetterQuery = Type.Object({
  kind: Type.Optional(Type.Array(ShopLetterKind, { maxItems: 5, description: 'Filter; all values when omitted' })),
  closed: Type.Optional(Type.Boolean({ description: 'Only resolved items when true, otherwise only unresolved items' })),
  first: Type.Integer({ minimum: 1, maximum: 50, default: 20 }),
  after: Type.Optional(Type.String({ maxLength: 200 })),
})

export const ShopLetterMeta = Type.Object(
  { endCursor: Nullable(Type.String()), hasNext: Type.Boolean() },
  { title: 'ShopLetterMeta' },
)

export type ContactBody = Static<typeof ContactBody>
export type LetterNumber = Static<typeof LetterNumber>
export type ProductRequestBody = Static<typeof ProductRequestBody>
export type ShopLetter = Static<typeof ShopLetter>
export type ShopLetterKind = Static<typeof ShopLetterKind>
export type ShopLetterMeta = Static<typeof ShopLetterMeta>
export type ShopLetterQuery = Static<typeof ShopLetterQuery>
