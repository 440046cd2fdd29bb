import { requireAddress } from '#src/domains/location/delivery-address.service.ts'
import { viewPoint } from '#src/domains/location/point.service.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { faultsOf, mobile, name8, otherMobile, requireValid } from '#src/http/rules.ts'
import { atMost } from '#src/limits.ts'
import type { AddressDocument } from '#src/db/tables/cart.ts'
import {
  type AddressRow,
  type AddressValues,
  deleteAddress,
  ensureDefault,
  insertAddress,
  lockAddressBook,
  selectAddresses,
  setDefault,
  updateAddress,
} from './address.queries.ts'
import type { Address, AddressBody } from './address.schema.ts'
import { requireCustomer } from '#src/domains/account/session.service.ts'

const MAX_ADDRESSES = atMost('addresses', 20)

/** Returns the customer's address book, the default first, then the newest. Throws UNAUTHENTICATED. */
export async function listAddresses(context: Context): Promise<Address[]> {
  const { id } = await requireCustomer(context)
  return (await selectAddresses(context.db, context.language, id)).map(viewAddress)
}

/** Returns one of the customer's addresses. Throws UNAUTHENTICATED, and NOT_FOUND for another customer's too. */
export async function getAddress(context: Context, id: number): Promise<Address> {
  const customer = await requireCustomer(context)
  return findOwn(context, customer.id, id)
}

/**
 * Adds an address to the book; the first is always the default (docs/rules/accounts.md#address-book). Throws
 * VALIDATION_FAILED with every fault, REGION_NOT_DELIVERABLE as the checkout does, LIMIT_REACHED, UNAUTHENTICATED.
 */
export async function addAddress(context: Context, body: AddressBody): Promise<Address> {
  const { id: owner } = await requireCustomer(context)
  const values = await parseAddress(context, body)
  const id = await context.db.transaction().execute(async (db) => {
    if ((await lockAddressBook(db, owner)) >= MAX_ADDRESSES)
      throw new ApiError('LIMIT_REACHED', { limit: MAX_ADDRESSES })
    const added = await insertAddress(db, owner, values, context.now())
    if (body.isDefault) await setDefault(db, owner, added)
    else await ensureDefault(db, owner)
    return added
  })
  return findOwn(context, owner, id)
}

/**
 * Changes an address; `isDefault: false` changes no default, since there always is one. Throws what `addAddress`
 * throws, and NOT_FOUND for another customer's, whatever else is wrong.
 */
export async function changeAddress(context: Context, id: number, body: AddressBody): Promise<Address> {
  const { id: owner } = await requireCustomer(context)
  await findOwn(context, owner, id)
  const values = await parseAddress(context, body)
  await context.db.transaction().execute(async (db) => {
    await lockAddressBook(db, owner)
    if (!(await updateAddress(db, owner, id, values, context.now()))) throw new ApiError('NOT_FOUND')
    if (body.isDefault) await setDefault(db, owner, id)
  })
  return findOwn(context, owner, id)
}

/** Deletes an address; the newest becomes the default if it was. Throws UNAUTHENTICATED, NOT_FOUND. */
export async function removeAddress(context: Context, id: number): Promise<{ id: number }> {
  const { id: owner } = await requireCustomer(context)
  await context.db.transaction().execute(async (db) => {
    await lockAddressBook(db, owner)
    if (!(await deleteAddress(db, owner, id))) throw new ApiError('NOT_FOUND')
    await ensureDefault(db, owner)
  })
  return { id }
}

/** Makes an address the default. Throws UNAUTHENTICATED, NOT_FOUND. */
export async function makeDefault(context: Context, id: number): Promise<Address> {
  const { id: owner } = await requireCustomer(context)
  await context.db.transaction().execute(async (db) => {
    await lockAddressBook(db, owner)
    if (!(await setDefault(db, owner, id))) throw new ApiError('NOT_FOUND')
  })
  return findOwn(context, owner, id)
}

async function parseAddress(context: Context, body: AddressBody): Promise<AddressValues> {
  const receiver = judgeReceiver(body)
  const place = await requireAddress(context, body, faultsOf(receiver))
  return { ...requireValid(receiver), ...place }
}

async function findOwn({ db, language }: Context, owner: number, id: number): Promise<Address> {
  const [address] = await selectAddresses(db, language, owner, id)
  if (!address) throw new ApiError('NOT_FOUND')
  return viewAddress(address)
}

function viewAddress(row: AddressRow): Address {
  return { ...row, location: viewPoint(row.location) }
}

/** Validates the receiver of an address field by field (docs/rules/validation.md#forms). */
function judgeReceiver({ fullName, mobile: typed, anotherMobile }: AddressBody) {
  const first = mobile(typed)
  return { fullName: name8(fullName), mobile: first, anotherMobile: otherMobile(anotherMobile, first) }
}

/**
 * Returns an entry of the customer's address book as a cart or an order stores it, without the receiver. Throws
 * UNAUTHENTICATED, and NOT_FOUND for another customer's too.
 */
export async function bookAddress(context: Context, id: number): Promise<AddressDocument> {
  const {
    stateId,
    cityId,
    regionId,
    regionName: name,
    streetAddress,
    buildingNumber,
    floorNumber,
    apartmentNumber,
    landmark,
    notes,
    location,
  } = await getAddress(context, id)
  const regionName = regionId === null ? name : null
  const point = location && { latitude: location.latitude, longitude: location.longitude }
  return {
    stateId,
    cityId,
    regionId,
    regionName,
    streetAddress,
    buildingNumber,
    floorNumber,
    apartmentNumber,
    landmark,
    notes,
    location: point,
  }
}
