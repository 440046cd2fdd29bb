import type { AddressDocument } from '#src/db/tables/cart.ts'
import { fieldRules } from '#src/field-rules.ts'
import { ApiError, type FieldRule } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { chosenId, faultsOf, type Judged, optionalText, text, requireValid } from '#src/http/rules.ts'
import { optionalPoint } from './point.service.ts'
import type { DeliveryAddressBody } from './location.schema.ts'
import { selectRegionOfName } from './location.queries.ts'
import { findPlace, listCities, listStates, type Place } from './location.service.ts'

/**
 * The address as it is stored (docs/rules/validation.md#forms). `more` are the faults of the form's other fields.
 * Throws VALIDATION_FAILED with every fault, REGION_NOT_DELIVERABLE when that is the only one.
 */
export async function requireAddress(
  context: Context,
  body: Partial<DeliveryAddressBody>,
  more: Record<string, FieldRule[]> = {},
): Promise<AddressDocument> {
  const judged = judgeAddress(await withListedRegion(context, body))
  const faults = { ...more, ...faultsOf(judged) }
  const { stateId, cityId, regionId } = judged
  const isChosen = 'value' in stateId && 'value' in cityId && 'value' in regionId && !faults.regionName
  const place = isChosen ? await placeFaults(context, stateId.value, cityId.value, regionId.value) : {}
  if (place === notDelivered && Object.keys(faults).length === 0)
    throw new ApiError('REGION_NOT_DELIVERABLE', { fields: place })
  return requireValid(judged, { ...more, ...place })
}

/**
 * Returns the form of an address with `regionId` when its typed area is one of the city's list, so that the list's
 * terms hold for it (docs/rules/delivery.md#other-areas).
 */
async function withListedRegion(
  context: Context,
  body: Partial<DeliveryAddressBody>,
): Promise<Partial<DeliveryAddressBody>> {
  const typed = text(body.regionName, fieldRules.regionName)
  const city = chosenId(body.cityId)
  if (body.regionId || typed.fault || city.fault) return body
  return { ...body, regionId: (await selectRegionOfName(context.db, city.value, typed.value)) ?? 0 }
}

/** Returns whether two addresses are the same door; landmark, notes and location may differ. */
export function isSamePlace(a: AddressDocument, b: AddressDocument): boolean {
  const names = [
    'stateId',
    'cityId',
    'regionId',
    'streetAddress',
    'buildingNumber',
    'floorNumber',
    'apartmentNumber',
  ] as const
  return names.every((name) => a[name] === b[name]) && (a.regionName ?? null) === (b.regionName ?? null)
}

async function placeFaults(
  context: Context,
  stateId: number,
  cityId: number,
  regionId: number | null,
): Promise<Record<string, FieldRule[]>> {
  const ids = { stateId, cityId, regionId }
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
 * Validates each field of an address alone (docs/rules/validation.md#forms); the locations check whether the three
 * places belong together.
 */
function judgeAddress(body: Partial<DeliveryAddressBody>) {
  return {
    stateId: chosenId(body.stateId),
    cityId: chosenId(body.cityId),
    ...judgeArea(body),
    streetAddress: text(body.streetAddress, fieldRules.streetAddress),
    buildingNumber: text(body.buildingNumber, { ...fieldRules.buildingNumber, blank: 'min' }),
    floorNumber: text(body.floorNumber, fieldRules.floorNumber),
    apartmentNumber: text(body.apartmentNumber, fieldRules.apartmentNumber),
    landmark: optionalText(body.landmark, fieldRules.landmark),
    notes: optionalText(body.notes, fieldRules.addressNotes),
    location: optionalPoint(body.location),
  }
}

/** An area of the list, or else the name of another one; without both, the area of the list is missing. */
function judgeArea({ regionId, regionName }: Partial<DeliveryAddressBody>): {
  regionId: Judged<number | null>
  regionName: Judged<string | null>
} {
  const typed = text(regionName, fieldRules.regionName)
  if (regionId || typed.fault?.rule === 'required') return { regionId: chosenId(regionId), regionName: { value: null } }
  return { regionId: { value: null }, regionName: typed }
}

const notDelivered: Record<string, FieldRule[]> = { regionId: [{ rule: 'deliverable' }] }
