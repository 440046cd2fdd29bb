import { publishedPasswordHash } from 'store-api/src/db/prepare.ts'

/** The customer of the demo login, which `npm start` prints. No operator assigns the number. */
export const demoCustomer = {
  mobile: '+201000000001',
  email: 'mariam@example.com',
  fullName: 'مريم أحمد الشناوي',
  gender: 'female',
  dateOfBirth: '1996-05-14',
  password: 'modarag2026',
  passwordHash: publishedPasswordHash,
} as const

/** Mobile and password for the output of `npm start`. */
export const demoLogin = `${demoCustomer.mobile.replace('+2', '')} / ${demoCustomer.password}`

const home = {
  place: { iso: 'C', city: 'Nasr City' },
  streetAddress: 'شارع عباس العقاد',
  buildingNumber: '24',
  floorNumber: '5',
  apartmentNumber: '12',
  landmark: 'قدام جنينة الطفل',
  notes: 'البواب اسمه عم سيد',
}

const work = {
  place: { iso: 'GZ', city: 'Dokki' },
  streetAddress: 'شارع التحرير',
  buildingNumber: '96',
  floorNumber: '3',
  apartmentNumber: '31',
  landmark: 'جنب محطة مترو الدقي',
  notes: null,
}

/** Her addresses, the default first. */
export const demoAddresses = [home, work]

/**
 * Her orders by status, each by its place among those, the newest first: delivered within the time for returns and long
 * ago, canceled, returned.
 */
export const demoOrders = { delivered: [1, 2, 400, 900], canceled: [1], returnedReceived: [1] } as const

/** Number of her wishlist items. */
export const WISHLIST_ITEMS = 5
