import { sql } from 'kysely'
import type { Db } from '#src/db/pool.ts'

export type CodePurpose = 'register' | 'reset' | 'mobile' | 'order' | 'delete'

export interface NewCode {
  /** Mobile (E.164) or e-mail that the code is requested with. An e-mail reveals nothing of the codes of its mobile. */
  askedWith: string
  purpose: CodePurpose
  customerId: number | null
  codeHash: Buffer
  now: Date
  expiresAt: Date
}

export interface CodeState {
  tries: number
  over: boolean
}

/** Expires the open codes of one identifier and purpose. */
export async function endCodes(
  db: Db,
  { askedWith, purpose, now }: Pick<NewCode, 'askedWith' | 'purpose' | 'now'>,
): Promise<void> {
  await db
    .updateTable('verification_code')
    .set({ expires_at: now })
    .where('mobile', '=', askedWith)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .execute()
}

export async function insertCode(
  db: Db,
  { askedWith, purpose, customerId, codeHash, now, expiresAt }: NewCode,
): Promise<number> {
  const { id } = await db
    .insertInto('verification_code')
    .values({
      mobile: askedWith,
      purpose,
      customer_id: customerId,
      code_hash: codeHash,
      created_at: now,
      expires_at: expiresAt,
      used_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Counts a try of the newest code and marks it used when it matches, in one statement, so that concurrent tries stay
 * within the limit and a code is used once. Undefined when there is no code to try.
 */
export async function tryNewest(
  db: Db,
  {
    askedWith,
    purpose,
    codeHashes,
    now,
    maxTries,
  }: Pick<NewCode, 'askedWith' | 'purpose' | 'now'> & { codeHashes: Buffer[]; maxTries: number },
): Promise<{ right: boolean; customerId: number | null } | undefined> {
  const { rows } = await sql<{ right: boolean; customerId: number | null }>`
    update verification_code set tries = tries + 1, used_at = case when code_hash = any(${codeHashes}::bytea[]) then ${now}::timestamptz end
    where id = ${newest(askedWith, purpose)} and used_at is null and expires_at > ${now} and tries < ${maxTries}
    returning used_at is not null as right, customer_id as "customerId"
  `.execute(db)
  return rows[0]
}

/** Returns the state of the newest code, when it cannot be tried. */
export async function selectNewestState(
  db: Db,
  askedWith: string,
  purpose: CodePurpose,
  now: Date,
): Promise<CodeState | undefined> {
  const { rows } = await sql<CodeState>`
    select tries, used_at is not null or expires_at <= ${now} as over from verification_code where id = ${newest(askedWith, purpose)}
  `.execute(db)
  return rows[0]
}

/** Deletes codes that expired before a moment, at most `limit`, and returns their number. */
export async function deleteCodes(db: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from verification_code where id in (select id from verification_code where expires_at < ${before} limit ${limit})
  `.execute(db)
  return Number(numAffectedRows)
}

function newest(askedWith: string, purpose: CodePurpose) {
  return sql`(
    select id from verification_code where mobile = ${askedWith} and purpose = ${purpose} order by created_at desc, id desc limit 1
  )`
}
