import { type Static, type TSchema, Type } from '@fastify/type-provider-typebox'

export const Id = Type.Integer({ minimum: 1 })

/**
 * A required text of a form. A missing one counts as empty, so that the rules report all faults of the form at once.
 */
export function FormText(maxLength: number) {
  return Type.String({ maxLength, default: '' })
}

/** A text of a form that may be left out. */
export function OptionalText(maxLength: number) {
  return Type.Optional(Nullable(Type.String({ maxLength })))
}

/** A required choice by id; 0 means no choice. */
export const FormChoice = Type.Integer({ default: 0 })
export const FormConsent = Type.Boolean({ default: false })

/** `first`, `after` and `cursors` of a list of at most `maximum` items a page. */
export function pageQuery(maximum: number, fallback: number, cursorLength = 200) {
  return {
    first: Type.Optional(Type.Integer({ minimum: 1, maximum, default: fallback })),
    after: Type.Optional(
      Type.String({
        maxLength: cursorLength,
        description: 'A cursor of the same list: the page starts behind its item',
      }),
    ),
    cursors: Type.Optional(Type.Boolean({ description: 'Whether `meta.cursors` is wanted' })),
  }
}

/** `meta` of a list. */
export const PageMeta = Type.Object(
  {
    total: Type.Integer(),
    endCursor: Nullable(Type.String({ description: 'Cursor of the last item' })),
    hasNext: Type.Boolean(),
    cursors: Type.Optional(
      Type.Record(Type.String(), Type.String(), {
        description: 'With `cursors=true`: the cursor of each item by its id',
      }),
    ),
  },
  { title: 'PageMeta' },
)

export type PageMeta = Static<typeof PageMeta>

/** A value that may be absent: an answer then contains null, not a missing field. */
export function Nullable<T extends TSchema>(schema: T) {
  return Type.Union([schema, Type.Null()])
}
