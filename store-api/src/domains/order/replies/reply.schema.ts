import { type Static, Type } from '@fastify/type-provider-typebox'
import { MapPoint } from '#src/domains/location/location.schema.ts'
import { Id, Nullable } from '#src/http/schema-parts.ts'

export const CustomerReply = Type.Object(
  {
    id: Id,
    mobile: Type.String({ description: 'E.164' }),
    kind: Type.Enum(['tap', 'text', 'location', 'other'], {
      description: 'other: a photo, a voice message, a document',
    }),
    text: Nullable(Type.String()),
    location: Nullable(MapPoint),
    orderNumber: Nullable(
      Type.String({ description: 'The order that it is probably about: the quoted or the newest one of the mobile' }),
    ),
    receivedAt: Type.String({ format: 'date-time' }),
  },
  { title: 'CustomerReply', description: 'An answer in WhatsApp that the shop has to read' },
)

export type CustomerReply = Static<typeof CustomerReply>
