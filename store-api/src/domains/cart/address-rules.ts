import type { FieldRule } from '#src/http/api-error.ts'
import { chosenId, optionalText, text } from '#src/http/rules.ts'
import type { CartAddressBody } from './cart.schema.ts'

/**
 * Validates each field of an address alone (docs/rules/validation.md#forms); the locations check whether the three places
 * belong together.
 */
export function judgedAddress(body: Partial<CartAddressBody>) {
  return {
    stateId: chosenId(body.stateId),
    cityId: chosenId(body.cityId),
    regionId: chosenId(body.regionId),
    streetAddress: text(body.streetAddress, { min: 3, max: 200 }),
    buildingNumber: text(body.buildingNumber, { min: 1, max: 20, blank: 'min' }),
    floorNumber: text(body.floorNumber, { min: 1, max: 20 }),
    apartmentNumber: text(body.apartmentNumber, { min: 1, max: 20 }),
    landmark: optionalText(body.landmark, { max: 120 }),
    notes: optionalText(body.notes, { max: 500 }),
  }
}

export const notDelivered: Record<string, FieldRule[]> = { regionId: [{ rule: 'deliverable' }] }
