import { type TSchema, Type } from '@fastify/type-provider-typebox'

export const Id = Type.Integer({ minimum: 1 })

/** A required text of a form. Left out it counts as empty: the rules then tell every fault of the form at once. */
export function FormText(maxLength: number) {
  return Type.String({ maxLength, default: '' })
}

/** A required choice by id; 0 when nothing was chosen. */
export const FormChoice = Type.Integer({ default: 0 })
export const FormConsent = Type.Boolean({ default: false })

/** What may be absent; an answer then says null and never leaves the field out. */
export function Nullable<T extends TSchema>(schema: T) {
  return Type.Union([schema, Type.Null()])
}
