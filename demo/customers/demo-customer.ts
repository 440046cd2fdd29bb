import { publishedPasswordHash } from 'store-api/src/db/prepare.ts'

/** Who may log in to the demo shop, as `npm start` says; no operator gave out the number. */
export const demoCustomer = {
  mobile: '+201000000001',
  email: 'mariam@example.com',
  fullName: 'مريم أحمد الشناوي',
  gender: 'female',
  dateOfBirth: '1996-05-14',
  password: 'modarag2026',
  passwordHash: publishedPasswordHash,
} as const

/** How she logs in, for a person to read. */
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

/** Her address book, the default first. */
export const demoAddresses = [home, work]

/** What became of the orders that are hers, the newest of each: within the time for returns, long ago, called off, sent back. */
export const demoOrders = { delivered: [1, 2, 400, 900], canceled: [1], returnedReceived: [1] } as const

/** How many things she wishes for. */
export const WISHES = 5
