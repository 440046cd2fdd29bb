import type { AddressDocument } from '#src/db/tables/cart.ts'
import { fieldRules } from '#src/field-rules.ts'
import { ApiError, type FieldRule } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { chosenId, faultsOf, optionalText, text, valuesOf } from '#src/http/rules.ts'
import { optionalPoint } from './point.service.ts'
import type { DeliveryAddressBody } from './location.schema.ts'
import { findPlace, listCities, listStates, type Place } from './location.service.ts'

/**
 * The address as it is stored (docs/rules/validation.md#forms). `more` are the faults of the form's other fields. Throws
 * VALIDATION_FAILED with every fault, REGION_NOT_DELIVERABLE when that is the only one.
 */
export async function checkedAddress(
  context: Context,
  body: Partial<DeliveryAddressBody>,
  more: Record<string, FieldRule[]> = {},
): Promise<AddressDocument> {
  const judged = judgedAddress(body)
  const faults = { ...more, ...faultsOf(judged) }
  const place = faults.stateId || faults.cityId || faults.regionId ? {} : await placeFaults(context, body)
  if (place === notDelivered && Object.keys(faults).length === 0) throw new ApiError('REGION_NOT_DELIVERABLE', { fields: place })
  return valuesOf(judged, { ...more, ...place })
}

/** Returns whether two addresses are the same door; landmark, notes and location may differ. */
export function isSamePlace(a: AddressDocument, b: AddressDocument): boolean {
  const names = ['stateId', 'cityId', 'regionId', 'streetAddress', 'buildingNumber', 'floorNumber', 'apartmentNumber'] as const
  return names.every((name) => a[name] === b[name])
}

async function placeFaults(context: Context, body: Partial<DeliveryAddressBody>): Promise<Record<string, FieldRule[]>> {
  const ids = { stateId: body.stateId ?? 0, cityId: body.cityId ?? 0, regionId: body.regionId ?? 0 }
  const place = await findPlace(context, ids)
  if (!place) return unknownPlace(context, ids)
  return faultsOfPlace(place)
}

function faultsOfPlace(place: Place): Record<string, FieldRule[]> {
  const faults: Record<string, FieldRule[]> = {}
  if (!place.cityInState) faults.cityId = [{ rule: 'ref' }]
  if (!place.regionInCity) faults.regionId = [{ rule: 'ref' }]
  return Object.keys(faults).length === 0 && !place.deliverable ? notDelivered : faults
}

/** Returns which of the three places does not exist. */
async function unknownPlace(
  context: Context,
  { stateId, cityId }: { stateId: number; cityId: number },
): Promise<Record<string, FieldRule[]>> {
  const states = await listStates(context)
  if (!states.some(({ id }) => id === stateId)) return { stateId: [{ rule: 'ref' }] }
  const cities = await listCities(context, [stateId])
  return cities.some(({ id }) => id === cityId) ? { regionId: [{ rule: 'ref' }] } : { cityId: [{ rule: 'ref' }] }
}

/**
 * Validates each field of an address alone (docs/rules/validation.md#forms); the locations check whether the three places
 * belong together.
 */
function judgedAddress(body: Partial<DeliveryAddressBody>) {
  return {
    stateId: chosenId(body.stateId),
    cityId: chosenId(body.cityId),
    regionId: chosenId(body.regionId),
    streetAddress: text(body.streetAddress, fieldRules.streetAddress),
    buildingNumber: text(body.buildingNumber, { ...fieldRules.buildingNumber, blank: 'min' }),
    floorNumber: text(body.floorNumber, fieldRules.floorNumber),
    apartmentNumber: text(body.apartmentNumber, fieldRules.apartmentNumber),
    landmark: optionalText(body.landmark, fieldRules.landmark),
    notes: optionalText(body.notes, fieldRules.addressNotes),
    location: optionalPoint(body.location),
  }
}

const notDelivered: Record<string, FieldRule[]> = { regionId: [{ rule: 'deliverable' }] }
