import type { AddressInput } from '#src/__generated__/schema.ts'
import { idOrZero } from '#src/graphql/ids.ts'
import type { FieldsAtFault } from '#src/graphql/user-errors.ts'

/** Returns the address that the store API takes. */
export function addressBody({ stateId, cityId, region, ...texts }: AddressInput) {
  return {
    ...texts,
    stateId: idOrZero('State', stateId),
    cityId: idOrZero('City', cityId),
    regionId: idOrZero('Region', region.id),
    regionName: region.name ?? null,
  }
}

const NAMES = [
  'stateId',
  'cityId',
  'streetAddress',
  'buildingNumber',
  'floorNumber',
  'apartmentNumber',
  'landmark',
  'notes',
  'location',
]

/**
 * Returns the paths of the fields of an address in an input that has it as `address`, by their names in the body of the
 * store API behind `prefix`.
 */
export function addressFields(prefix: '' | 'address.' = ''): FieldsAtFault {
  return {
    ...Object.fromEntries(NAMES.map((name) => [prefix + name, `address.${name}`])),
    [`${prefix}regionId`]: 'address.region.id',
    [`${prefix}regionName`]: 'address.region.name',
  }
}
