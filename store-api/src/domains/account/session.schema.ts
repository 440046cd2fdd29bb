import { type Static, Type } from '@fastify/type-provider-typebox'
import { Id } from '#src/http/schema-parts.ts'

const Moment = Type.String({ format: 'date-time' })

export const Session = Type.Object(
  {
    id: Id,
    device: Type.String({
      description: 'Browser and system, e.g. `Chrome on Android`, in the language of the request',
    }),
    createdAt: Moment,
    lastUsedAt: Type.String({ format: 'date-time', description: 'Written at most once an hour' }),
    expiresAt: Type.String({ format: 'date-time', description: '30 days after the last use' }),
    current: Type.Boolean({ description: 'Whether the request came with this session' }),
  },
  { title: 'Session', description: 'A login of the authenticated customer' },
)

/** Of a login: what the client is, so that the customer recognises her devices. */
export const DeviceHeaders = Type.Object({ 'user-agent': Type.Optional(Type.String()) })

export type Session = Static<typeof Session>
