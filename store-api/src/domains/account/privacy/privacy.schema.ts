import { type Static, Type } from '@fastify/type-provider-typebox'
import { Nullable } from '#src/http/schema-parts.ts'

const OptionalText = Type.Optional(Nullable(Type.String({ maxLength: 500 })))

export const DeleteAccountBody = Type.Object({
  password: OptionalText,
  code: Type.Optional(Nullable(Type.String({ maxLength: 500, description: 'Of `POST /send-code` with purpose `delete`; instead of the password' }))),
})

export const DeletionAsked = Type.Object(
  { deletionDueAt: Type.String({ format: 'date-time', description: 'When the account is deleted, unless its customer takes it back' }) },
  { title: 'DeletionAsked' },
)

export type DeleteAccountBody = Static<typeof DeleteAccountBody>
export type DeletionAsked = Static<typeof DeletionAsked>
