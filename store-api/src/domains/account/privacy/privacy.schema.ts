import { type Static, Type } from '@fastify/type-provider-typebox'
import { Nullable } from '#src/http/schema-parts.ts'

const OptionalText = Type.Optional(Nullable(Type.String({ maxLength: 500 })))

export const DeleteAccountBody = Type.Object({
  password: OptionalText,
  code: Type.Optional(
    Nullable(
      Type.String({
        maxLength: 500,
        description: 'Of `POST /send-code` with purpose `delete`; instead of the password',
      }),
    ),
  ),
})

export const DeletionAsked = Type.Object(
  {
    deletionDueAt: Type.String({
      format: 'date-time',
      description: 'When the account is deleted, unless its customer takes it back',
    }),
  },
  { title: 'DeletionAsked' },
)

export const OwnData = Type.Object(
  {
    takenAt: Type.String({ format: 'date-time' }),
    sections: Type.Record(Type.String(), Type.Array(Type.Object({}, { additionalProperties: true })), {
      description:
        'Rows by subject (`profile`, `addresses`, `orders` …), the newest first, at most 1,000 each; amounts as `{amount, currency}` in pounds, the photo as a data URL, times in UTC',
    }),
  },
  { title: 'OwnData', description: 'Everything that the shop keeps about the customer' },
)

export const MarketingConsentBody = Type.Object({ granted: Type.Boolean() })

export type OwnData = Static<typeof OwnData>
export type DeleteAccountBody = Static<typeof DeleteAccountBody>
export type DeletionAsked = Static<typeof DeletionAsked>
