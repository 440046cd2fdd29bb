import { type Static, Type } from '@fastify/type-provider-typebox'
import { Id, Nullable } from '#src/http/schema-parts.ts'

const Moment = Type.String({ format: 'date-time' })

export const OutboxMessage = Type.Object(
  {
    id: Id,
    key: Type.String(),
    mobile: Type.String({ description: 'E.164' }),
    channel: Type.Enum(['whatsapp', 'sms']),
    template: Type.String(),
    language: Type.Enum(['ar', 'en']),
    params: Type.Array(Type.String(), { description: 'Template parameters; empty after their retention period' }),
    text: Nullable(Type.String({ description: 'Rendered text' })),
    createdAt: Moment,
    sentAt: Nullable(Moment),
    failedAt: Nullable(Moment),
    delivery: Nullable(
      Type.Enum(['sent', 'delivered', 'read', 'failed'], { description: 'Status text from WhatsApp' }),
    ),
    tries: Type.Integer(),
    error: Nullable(Type.String()),
  },
  { title: 'OutboxMessage' },
)

export const OutboxQuery = Type.Object({
  first: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
  after: Type.Optional(Type.Integer({ minimum: 0, description: 'Only notifications with a greater id' })),
  mobile: Type.Optional(Type.String({ maxLength: 40, description: 'In any of its usual forms' })),
})

export type OutboxMessage = Static<typeof OutboxMessage>
