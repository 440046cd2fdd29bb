import { type TSchema, Type } from '@fastify/type-provider-typebox'

export const Id = Type.Integer({ minimum: 1 })

/** What may be absent; an answer then says null and never leaves the field out. */
export function Nullable<T extends TSchema>(schema: T) {
  return Type.Union([schema, Type.Null()])
}
