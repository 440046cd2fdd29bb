import { type Static, Type } from '@fastify/type-provider-typebox'
import { Review } from '#src/domains/catalog/product-detail.schema.ts'
import { ok } from '#src/http/envelope.ts'
import { FormChoice, FormText, Id, Nullable, PageMeta, pageQuery } from '#src/http/schema-parts.ts'

export const ReviewSort = Type.Enum(['newest', 'highest', 'lowest'])

export const ReviewListQuery = Type.Object({
  rating: Type.Optional(Type.Integer({ minimum: 1, maximum: 5, description: 'Only reviews with this rating' })),
  sort: Type.Optional(ReviewSort),
  ...pageQuery(50, 10),
})

export const ReviewPage = Type.Object(
  { productId: Id, reviews: Type.Array(Review), ...PageMeta.properties },
  { title: 'ReviewPage', description: 'A page of reviews of one product' },
)

export const AddedReview = ok(Review)

const OptionalWords = (maxLength: number) => Type.Optional(Nullable(Type.String({ maxLength })))

export const ReviewBody = Type.Object({
  lineId: Id,
  rating: FormChoice,
  fit: OptionalWords(10),
  text: OptionalWords(4000),
})

export const TicketStatus = Type.Enum(['open', 'answered', 'closed'])

export const TicketMessage = Type.Object(
  { id: Id, author: Type.Enum(['customer', 'shop']), text: Type.String(), at: Type.String({ format: 'date-time' }) },
  { title: 'TicketMessage' },
)

export const Ticket = Type.Object(
  {
    id: Id,
    number: Type.String({ description: 'Reference number, e.g. T-48213' }),
    subject: Type.String(),
    status: TicketStatus,
    orderId: Nullable(Id),
    orderNumber: Nullable(Type.String()),
    messages: Type.Array(TicketMessage, { description: 'Oldest first' }),
    createdAt: Type.String({ format: 'date-time' }),
    updatedAt: Type.String({ format: 'date-time' }),
  },
  { title: 'Ticket', description: 'A support ticket of a customer' },
)

export const TicketListQuery = Type.Object({ ...pageQuery(50, 10) })

export const TicketBody = Type.Object({
  subject: FormText(1000),
  message: FormText(8000),
  orderId: Type.Optional(Nullable(Type.Integer())),
})
export const TicketReplyBody = Type.Object({ message: FormText(8000) })

export const ComplaintMatter = Type.Enum(['order', 'branch', 'product', 'website', 'other'], { description: 'Subject' })

export const ComplaintBody = Type.Object({
  kind: Type.Enum(['complaint', 'suggestion']),
  matter: Type.Optional(Nullable(ComplaintMatter)),
  fullName: FormText(200),
  mobile: FormText(60),
  email: OptionalWords(300),
  branchId: Type.Optional(Nullable(Type.Integer())),
  orderNumber: OptionalWords(40),
  message: FormText(8000),
})

export const Complaint = Type.Object(
  { number: Type.String({ description: 'Reference number, e.g. C-48213' }) },
  { title: 'Complaint' },
)

export type Complaint = Static<typeof Complaint>
export type ComplaintBody = Static<typeof ComplaintBody>
export type ComplaintMatter = Static<typeof ComplaintMatter>
export type ReviewBody = Static<typeof ReviewBody>
export type Ticket = Static<typeof Ticket>
export type TicketBody = Static<typeof TicketBody>
export type TicketListQuery = Static<typeof TicketListQuery>
export type TicketMessage = Static<typeof TicketMessage>
export type TicketReplyBody = Static<typeof TicketReplyBody>
export type TicketStatus = Static<typeof TicketStatus>
export type ReviewPage = Static<typeof ReviewPage>
export type ReviewListQuery = Static<typeof ReviewListQuery>
export type ReviewSort = Static<typeof ReviewSort>

export const ShopTicket = Type.Object(
  { ...Ticket.properties, fullName: Type.String(), mobile: Type.String({ description: 'E.164' }) },
  { title: 'ShopTicket', description: 'A support ticket with its customer' },
)

export const ShopTicketQuery = Type.Object({
  status: Type.Optional(
    Type.Array(TicketStatus, {
      maxItems: 3,
      description: 'Filter by status; tickets waiting for the shop when omitted',
    }),
  ),
  first: Type.Integer({ minimum: 1, maximum: 50, default: 20 }),
  after: Type.Optional(Type.String({ maxLength: 200 })),
})

export const ShopTicketMeta = Type.Object(
  { endCursor: Nullable(Type.String()), hasNext: Type.Boolean() },
  { title: 'ShopTicketMeta' },
)

export type ShopTicket = Static<typeof ShopTicket>
export type ShopTicketMeta = Static<typeof ShopTicketMeta>
export type ShopTicketQuery = Static<typeof ShopTicketQuery>
