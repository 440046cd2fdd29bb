import { sql } from 'kysely'
import { texts } from '#src/db/localized.ts'
import type { Db } from '#src/db/pool.ts'
import type { AddressDocument } from '#src/db/tables/cart.ts'
import type { Language } from 'server-kit/language.ts'
import type { Point } from '#src/domains/location/point.service.ts'
import type { Address } from './address.schema.ts'

export interface AddressRow extends Omit<Address, 'location'> {
  location: Point | null
}

/** An address as it is stored, without the names of its places. */
export interface AddressValues extends AddressDocument {
  fullName: string
  mobile: string
  anotherMobile: string
}

/** Returns the address book, the default first, then the newest; only the entry `id` when it is given. */
export async function selectAddresses(
  db: Db,
  language: Language,
  customerId: number,
  id?: number,
): Promise<AddressRow[]> {
  const text = texts(language)
  const { rows } = await sql<AddressRow>`
    select a.id, a.full_name as "fullName", a.mobile, a.another_mobile as "anotherMobile",
      a.state_id as "stateId", ${text('s.name')} as "stateName", a.city_id as "cityId", ${text('c.name')} as "cityName",
      a.region_id as "regionId", coalesce(a.region_name, ${text('r.name')}) as "regionName", a.street_address as "streetAddress",
      a.building_number as "buildingNumber", a.floor_number as "floorNumber", a.apartment_number as "apartmentNumber",
      a.landmark, a.notes, a.location, a.is_default as "isDefault", s.deliverable and coalesce(r.deliverable, true) as deliverable
    from address a
    join state s on s.id = a.state_id
    join city c on c.id = a.city_id
    left join region r on r.id = a.region_id
    where a.customer_id = ${customerId} ${id === undefined ? sql`` : sql`and a.id = ${id}`}
    order by a.is_default desc, a.created_at desc, a.id desc
  `.execute(db)
  return rows
}

/** Locks a customer's address book and returns its size. */
export async function lockAddressBook(trx: Db, customerId: number): Promise<number> {
  // Not `for update`: inserts of rows that reference the customer need not wait.
  await sql`select id from customer where id = ${customerId} for no key update`.execute(trx)
  const { rows } = await sql<{
    count: number
  }>`select count(*) as count from address where customer_id = ${customerId}`.execute(trx)
  return rows[0]?.count ?? 0
}

export async function insertAddress(trx: Db, customerId: number, values: AddressValues, at: Date): Promise<number> {
  const { id } = await trx
    .insertInto('address')
    .values({ customer_id: customerId, ...addressColumns(values), created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Updates an address. Returns whether the customer has it. */
export async function updateAddress(
  trx: Db,
  customerId: number,
  id: number,
  values: AddressValues,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('address')
    .set({ ...addressColumns(values), updated_at: at })
    .where(isOwn(customerId, id))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes an address. Returns whether the customer had it. */
export async function deleteAddress(trx: Db, customerId: number, id: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from address where ${isOwn(customerId, id)}
  `.execute(trx)
  return numAffectedRows > 0n
}

/** Makes an address the only default, under the lock of the address book. Returns whether the customer has it. */
export async function setDefault(trx: Db, customerId: number, id: number): Promise<boolean> {
  const which = isOwn(customerId, id)
  await sql`
    update address set is_default = false
    where customer_id = ${customerId} and is_default and exists (select from address where ${which})
  `.execute(trx)
  const { numAffectedRows = 0n } = await sql`update address set is_default = true where ${which}`.execute(trx)
  return numAffectedRows > 0n
}

/** Makes the newest address the default when there is none, under the lock of the address book. */
export async function ensureDefault(trx: Db, customerId: number): Promise<void> {
  await sql`
    update address set is_default = true
    where id = (select id from address where customer_id = ${customerId} order by created_at desc, id desc limit 1)
      and not exists (select from address where customer_id = ${customerId} and is_default)
  `.execute(trx)
}

/** Condition: the address has this id and belongs to the customer. */
function isOwn(customerId: number, id: number) {
  return sql<boolean>`customer_id = ${customerId} and id = ${id}`
}

function addressColumns(values: AddressValues) {
  return {
    full_name: values.fullName,
    mobile: values.mobile,
    another_mobile: values.anotherMobile,
    state_id: values.stateId,
    city_id: values.cityId,
    region_id: values.regionId,
    region_name: values.regionName ?? null,
    street_address: values.streetAddress,
    building_number: values.buildingNumber,
    floor_number: values.floorNumber,
    apartment_number: values.apartmentNumber,
    landmark: values.landmark,
    notes: values.notes,
    location: values.location ? JSON.stringify(values.location) : null,
  }
}
