/** The fields of a delivery address, in the order of its form. */
export const addressFieldNames = [
  'stateId',
  'cityId',
  'regionId',
  'streetAddress',
  'buildingNumber',
  'floorNumber',
  'apartmentNumber',
  'landmark',
  'notes',
  'location',
] as const
