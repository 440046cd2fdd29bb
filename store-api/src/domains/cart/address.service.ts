import { findPlace, listCities, listStates, type Place } from '#src/domains/location/location.service.ts'
import type { AddressDocument } from '#src/db/tables/cart.ts'
import { ApiError, type FieldRule } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { faultsOf, valuesOf } from '#src/http/judged-error.ts'
import { judgedAddress, notDelivered } from './address-rules.ts'
import type { CartAddressBody } from './cart.schema.ts'

/**
 * The address as it is stored (docs/rules/validation.md#forms). `more` are the faults of the form's other fields. Throws
 * VALIDATION_FAILED with every fault, REGION_NOT_DELIVERABLE when that is the only one.
 */
export async function checkedAddress(
  context: Context,
  body: Partial<CartAddressBody>,
  more: Record<string, FieldRule[]> = {},
): Promise<AddressDocument> {
  const judged = judgedAddress(body)
  const faults = { ...more, ...faultsOf(judged) }
  const place = faults.stateId || faults.cityId || faults.regionId ? {} : await placeFaults(context, body)
  if (place === notDelivered && Object.keys(faults).length === 0) throw new ApiError('REGION_NOT_DELIVERABLE', { fields: place })
  return valuesOf(judged, { ...more, ...place })
}

async function placeFaults(context: Context, body: Partial<CartAddressBody>): Promise<Record<string, FieldRule[]>> {
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

/** Which of the three does not exist. */
async function unknownPlace(
  context: Context,
  { stateId, cityId }: { stateId: number; cityId: number },
): Promise<Record<string, FieldRule[]>> {
  const states = await listStates(context)
  if (!states.some(({ id }) => id === stateId)) return { stateId: [{ rule: 'ref' }] }
  const cities = await listCities(context, [stateId])
  return cities.some(({ id }) => id === cityId) ? { regionId: [{ rule: 'ref' }] } : { cityId: [{ rule: 'ref' }] }
}
