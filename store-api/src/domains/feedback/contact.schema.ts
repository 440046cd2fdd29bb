import { type Static, Type } from '@fastify/type-provider-typebox'
import { FormText, Id, Nullable, OptionalText } from '#src/http/schema-parts.ts'

export const ContactBody = Type.Object({
  fullName: FormText(200),
  mobile: FormText(60),
  email: OptionalText(300),
  subject: FormText(1000),
  message: FormText(8000),
})

export const FeedbackNumber = Type.Object(
  { number: Type.String({ description: 'Reference number, e.g. M-48213' }) },
  { title: 'FeedbackNumber', description: 'The reference number of a contact message or product request' },
)

export const ShopFeedbackKind = Type.Enum(['contact', 'complaint', 'suggestion', 'find', 'suggest'], {
  description: 'Contact message, complaint, suggestion, product search request or product suggestion',
})

export const ShopFeedback = Type.Object(
  {
    id: Id,
    number: Type.String(),
    kind: ShopFeedbackKind,
    fullName: Nullable(Type.String()),
    mobile: Type.String(),
    email: Nullable(Type.String()),
    subject: Nullable(
      Type.String({ description: 'Subject of a message, name of a product or subject of a complaint' }),
    ),
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
  { title: 'ShopFeedback', description: 'A contact message, complaint, suggestion or product request' },
)

export const ShopFeedbackQuery = Type.Object({
  kind: Type.Optional(Type.Array(ShopFeedbackKind, { maxItems: 5, description: 'Filter; all values when omitted' })),
  closed: Type.Optional(
    Type.Boolean({ description: 'Only resolved items when true, otherwise only unresolved items' }),
  ),
  first: Type.Integer({ minimum: 1, maximum: 50, default: 20 }),
  after: Type.Optional(Type.String({ maxLength: 200 })),
})

export const ShopFeedbackMeta = Type.Object(
  { endCursor: Nullable(Type.String()), hasNext: Type.Boolean() },
  { title: 'ShopFeedbackMeta' },
)

export type ContactBody = Static<typeof ContactBody>
export type FeedbackNumber = Static<typeof FeedbackNumber>
export const OpenPromise = Type.Object(
  {
    kind: Type.Enum(['contact', 'complaint', 'ticket', 'reply', 'application', 'collection', 'refund', 'delivery'], {
      description:
        'To answer (contact, complaint, ticket, or a WhatsApp reply), to read an application, to collect a return, to pay a refund, or to deliver',
    }),
    number: Type.String({ description: 'Of the message, ticket, application or order; id of a reply' }),
    since: Type.String({ format: 'date-time' }),
    daysLeft: Type.Integer({
      description: 'Business days that are left of the promised ones: 0 on the last, then below',
    }),
    mobile: Type.String(),
    fullName: Nullable(Type.String()),
  },
  { title: 'OpenPromise', description: 'What a customer was promised and staff have not done' },
)

export type OpenPromise = Static<typeof OpenPromise>
export type ShopFeedback = Static<typeof ShopFeedback>
export type ShopFeedbackKind = Static<typeof ShopFeedbackKind>
export type ShopFeedbackMeta = Static<typeof ShopFeedbackMeta>
export type ShopFeedbackQuery = Static<typeof ShopFeedbackQuery>
