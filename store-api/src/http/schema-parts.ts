import { type TSchema, Type } from '@fastify/type-provider-typebox'

export const Id = Type.Integer({ minimum: 1 })

/** A required text of a form. A missing one counts as empty, so that the rules report all faults of the form at once. */
export function FormText(maxLength: number) {
  return Type.String({ maxLength, default: '' })
}

/** A required choice by id; 0 means no choice. */
export const FormChoice = Type.Integer({ default: 0 })
export const FormConsent = Type.Boolean({ default: false })

/** A value that may be absent: an answer then contains null, not a missing field. */
export function Nullable<T extends TSchema>(schema: T) {
  return Type.Union([schema, Type.Null()])
}
