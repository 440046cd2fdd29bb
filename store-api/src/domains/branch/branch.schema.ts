import { type Static, Type } from '@fastify/type-provider-typebox'
import { MapPoint } from '#src/domains/location/location.schema.ts'

export const Branch = Type.Object(
  {
    id: Type.Integer({ minimum: 1 }),
    slug: Type.String(),
    name: Type.String(),
    address: Type.String(),
    stateId: Type.Integer({ minimum: 1 }),
    stateName: Type.String(),
    phone: Type.String(),
    whatsapp: Type.String({ description: 'E.164 without the plus sign, the format of wa.me' }),
    opens: Type.String({ description: 'Time `HH:MM` in Africa/Cairo' }),
    closes: Type.String({ description: 'Time `HH:MM` in Africa/Cairo; `24:00` means midnight' }),
    isOpen: Type.Boolean({ description: 'Whether the branch is open now' }),
    location: MapPoint,
  },
  { title: 'Branch' },
)

export type Branch = Static<typeof Branch>
