import { fields } from '#app/lib/forms/field.ts'

/** Value of the area's select for an area that is not in the list; `regionName` then names it. */
export const OTHER_AREA = 'other'

/** The fields of a delivery address, in the order of its form. */
export const addressFieldNames = [
  'stateId',
  'cityId',
  'regionId',
  'regionName',
  'streetAddress',
  'buildingNumber',
  'floorNumber',
  'apartmentNumber',
  'landmark',
  'notes',
  'location',
] as const

/** Returns the delivery address of a form as mutation input: an area of the list, or the name of another one. */
export function addressIn(form: FormData) {
  const { regionId, regionName, ...address } = fields(form, addressFieldNames)
  return { ...address, region: regionId === OTHER_AREA ? { name: regionName } : { id: regionId } }
}
