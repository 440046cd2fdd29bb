import { type Static, Type } from '@fastify/type-provider-typebox'

export const Branch = Type.Object(
  {
    id: Type.Integer({ minimum: 1 }),
    slug: Type.String(),
    name: Type.String(),
    address: Type.String(),
    stateId: Type.Integer({ minimum: 1 }),
    stateName: Type.String(),
    phone: Type.String(),
    whatsapp: Type.String({ description: 'E.164 without the plus, as wa.me takes it' }),
    opens: Type.String({ description: 'HH:MM in Cairo' }),
    closes: Type.String({ description: 'HH:MM in Cairo; 24:00 is midnight' }),
    isOpen: Type.Boolean({ description: 'Now' }),
    lat: Type.Number(),
    lng: Type.Number(),
  },
  { title: 'Branch' },
)

export type Branch = Static<typeof Branch>
