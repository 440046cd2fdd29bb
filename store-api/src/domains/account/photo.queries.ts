import type { Db } from '#src/db/pool.ts'

/** A photo as it is kept: small, without metadata. */
export interface Photo {
  id: string
  bytes: Buffer
  width: number
  height: number
}

/** The one photo of a customer, in the place of the one before. */
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
