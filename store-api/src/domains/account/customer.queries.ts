import { sql } from 'kysely'
import type { Db } from '#src/db/pool.ts'

interface CustomerRow {
  id: number
  mobile: string
  email: string | null
  fullName: string
  gender: 'male' | 'female' | null
  dateOfBirth: string | null
  photoId: string | null
  hasPassword: boolean
  marketingMessages: boolean
  deletionAskedAt: Date | null
}

/** The facts of an account that a login checks. */
export interface Account {
  id: number
  mobile: string
  passwordHash: string
  verified: boolean
  blocked: boolean
}

/** Identifier of an account. */
export type Identifier = { mobile: string } | { email: string }

interface Registration {
  mobile: string
  email: string | null
  fullName: string
  gender: 'male' | 'female'
  dateOfBirth: string
  passwordHash: string
  language: 'ar' | 'en'
}

export interface CustomerChanges {
  fullName?: string
  email?: string | null
  gender?: 'male' | 'female' | null
  dateOfBirth?: string | null
}

export async function selectCustomer(db: Db, id: number): Promise<CustomerRow | undefined> {
  const { rows } = await sql<CustomerRow>`
    select c.id, c.mobile, c.email, c.full_name as "fullName", c.gender, c.date_of_birth as "dateOfBirth", p.id as "photoId",
      c.password_hash <> '' as "hasPassword", c.deletion_asked_at as "deletionAskedAt",
      coalesce((select granted from marketing_consent m where m.mobile = c.mobile order by m.id desc limit 1), false) as "marketingMessages"
    from customer c left join customer_photo p on p.customer_id = c.id where c.id = ${id}
  `.execute(db)
  return rows[0]
}

/** Returns the account of an identifier; of several unverified ones with one e-mail the newest. */
export async function selectAccount(db: Db, identifier: Identifier): Promise<Account | undefined> {
  const [column, value] =
    'mobile' in identifier ? [sql.ref('mobile'), identifier.mobile] : [sql.ref('email'), identifier.email]
  const { rows } = await sql<Account>`
    select id, mobile, password_hash as "passwordHash", verified_at is not null as verified, blocked_at is not null as blocked
    from customer where ${column} = ${value} order by verified_at is null, created_at desc, id desc limit 1
  `.execute(db)
  return rows[0]
}

export async function selectPassword(db: Db, id: number): Promise<string | undefined> {
  const row = await db.selectFrom('customer').select('password_hash').where('id', '=', id).executeTakeFirst()
  return row?.password_hash
}

/** Returns a password hash and locks it against changes until the transaction ends. */
export async function lockPassword(db: Db, id: number): Promise<string | undefined> {
  const row = await db.selectFrom('customer').select('password_hash').where('id', '=', id).forShare().executeTakeFirst()
  return row?.password_hash
}

/** Returns whether verified customers other than `exceptId` have this mobile and this e-mail. */
export async function selectTaken(
  db: Db,
  { mobile, email, exceptId = 0 }: { mobile: string; email: string | null; exceptId?: number },
): Promise<{ mobile: boolean; email: boolean }> {
  const { rows } = await sql<{ mobile: boolean; email: boolean }>`
    select coalesce(bool_or(mobile = ${mobile}), false) as mobile, coalesce(bool_or(email = ${email}), false) as email
    from customer where verified_at is not null and id <> ${exceptId} and (mobile = ${mobile} or email = ${email})
  `.execute(db)
  return rows[0] ?? { mobile: false, email: false }
}

/** Returns the password hash of an unverified registration of a mobile since a moment. */
export async function selectRegisteredPassword(db: Db, mobile: string, since: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('customer')
    .select('password_hash')
    .where('mobile', '=', mobile)
    .where('verified_at', 'is', null)
    .where('updated_at', '>=', since)
    .executeTakeFirst()
  return row?.password_hash
}

/** Inserts a registration or replaces an unverified one; returns false for the mobile of a verified account. */
export async function upsertRegistration(db: Db, registration: Registration, now: Date): Promise<boolean> {
  const { mobile, email, fullName, gender, dateOfBirth, passwordHash, language } = registration
  const values = {
    email,
    full_name: fullName,
    gender,
    date_of_birth: dateOfBirth,
    password_hash: passwordHash,
    language,
    updated_at: now,
  }
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('customer')
    .values({ mobile, ...values, created_at: now, verified_at: null, blocked_at: null })
    .onConflict((conflict) => conflict.column('mobile').doUpdateSet(values).where('customer.verified_at', 'is', null))
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

/** Verifies the account of a mobile. An e-mail that a verified customer has meanwhile is removed from it. */
export async function verifyCustomer(
  db: Db,
  mobile: string,
  now: Date,
): Promise<{ id: number; blocked: boolean } | undefined> {
  const { rows } = await sql<{ id: number; blocked: boolean }>`
    update customer c set verified_at = coalesce(verified_at, ${now}), updated_at = ${now},
      email = case when verified_at is null and exists (select from customer o where o.email = c.email and o.verified_at is not null)
        then null else email end
    where mobile = ${mobile} returning id, blocked_at is not null as blocked
  `.execute(db)
  return rows[0]
}

export async function updateCustomer(db: Db, id: number, changes: CustomerChanges, now: Date): Promise<void> {
  const { fullName, email, gender, dateOfBirth } = changes
  await db
    .updateTable('customer')
    .set({ full_name: fullName, email, gender, date_of_birth: dateOfBirth, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** Changes a customer's mobile; deletes an unverified registration of it. */
export async function updateMobile(db: Db, id: number, mobile: string, now: Date): Promise<void> {
  await db
    .deleteFrom('customer')
    .where('mobile', '=', mobile)
    .where('verified_at', 'is', null)
    .where('id', '<>', id)
    .execute()
  await db.updateTable('customer').set({ mobile, updated_at: now }).where('id', '=', id).execute()
}

export async function updatePassword(db: Db, id: number, passwordHash: string, now: Date): Promise<void> {
  await db.updateTable('customer').set({ password_hash: passwordHash, updated_at: now }).where('id', '=', id).execute()
}

/** Deletes unverified registrations older than a moment, at most `limit`, and returns their number. */
export async function deleteUnverified(db: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from customer where id in (
      select id from customer where verified_at is null and updated_at < ${before} limit ${limit} for update skip locked
    )
  `.execute(db)
  return Number(numAffectedRows)
}

/** A photo as it is stored: small, without metadata. */
interface Photo {
  id: string
  bytes: Buffer
  width: number
  height: number
}

/** Stores the photo of a customer, replacing an earlier one. */
export async function upsertPhoto(db: Db, customerId: number, photo: Photo, now: Date): Promise<void> {
  const values = { ...photo, created_at: now }
  await db
    .insertInto('customer_photo')
    .values({ customer_id: customerId, ...values })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(values))
    .execute()
}

export async function deletePhoto(db: Db, customerId: number): Promise<void> {
  await db.deleteFrom('customer_photo').where('customer_id', '=', customerId).execute()
}

export async function selectPhoto(db: Db, id: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('customer_photo').select('bytes').where('id', '=', id).executeTakeFirst()
  return row?.bytes
}
