import { type Static, Type } from '@fastify/type-provider-typebox'
import { Nullable } from '#src/http/schema-parts.ts'

const Cost = Type.Integer({
  minimum: 1,
  maximum: 1_000_000_000,
  description: 'Cost of GraphQL operations in a minute, in each bff',
})

export const Client = Type.Object(
  { name: Type.String(), costPerMinute: Cost },
  { title: 'Client', description: 'The program that a client key belongs to' },
)

const facts = {
  ...Client.properties,
  createdAt: Type.String({ format: 'date-time' }),
  revokedAt: Nullable(Type.String({ format: 'date-time' })),
}

export const ClientKey = Type.Object(facts, { title: 'ClientKey' })

export const NewClientKey = Type.Object(
  { ...facts, key: Type.String({ description: 'Shown only here' }) },
  { title: 'NewClientKey' },
)

export const NewClientKeyBody = Type.Object({
  name: Type.String({ pattern: '^[a-z][a-z0-9-]{1,39}$', description: 'Appears in logs and metrics' }),
  costPerMinute: Cost,
})

export type Client = Static<typeof Client>
export type ClientKey = Static<typeof ClientKey>
export type NewClientKey = Static<typeof NewClientKey>
export type NewClientKeyBody = Static<typeof NewClientKeyBody>
