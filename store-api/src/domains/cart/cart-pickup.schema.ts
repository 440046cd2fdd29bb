import { type Static, Type } from '@fastify/type-provider-typebox'
import { Branch } from '#src/domains/branch/branch.schema.ts'
import { Id, Nullable } from '#src/http/schema-parts.ts'

export const PickupBranch = Type.Object(
  {
    branch: Branch,
    complete: Type.Boolean({ description: 'Whether all lines are in stock there' }),
    missingLineIds: Type.Array(Id, { description: 'Ids of the lines that are not' }),
    readyAt: Type.String({ format: 'date-time', description: 'Time from which an order placed now can be collected' }),
    distanceKm: Nullable(Type.Number({ description: 'Null while the place of the visitor is unknown' })),
  },
  { title: 'PickupBranch', description: 'A branch for pick-up' },
)

/** The place that the branches are sorted by: a point, else a governorate. */
export const PickupPlaceQuery = Type.Object({
  governorate: Type.Optional(Id),
  lat: Type.Optional(Type.Number({ minimum: -90, maximum: 90, description: 'Latitude in degrees, with `lng`' })),
  lng: Type.Optional(Type.Number({ minimum: -180, maximum: 180, description: 'Longitude in degrees, with `lat`' })),
})

export const PickupChoiceBody = Type.Object({ branchId: Type.Integer() })

export type PickupBranch = Static<typeof PickupBranch>
export type PickupPlaceQuery = Static<typeof PickupPlaceQuery>
