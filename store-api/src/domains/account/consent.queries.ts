import { sql } from 'kysely'
import type { Db } from '#src/db/pool.ts'

/** A decision about marketing messages. */
interface Consent {
  /** E.164. */
  mobile: string
  granted: boolean
  source: 'registration' | 'account'
  at: Date
}

/** Adds a decision to the history of a mobile, for its account; the newest counts. */
export async function insertConsent(db: Db, { mobile, granted, source, at }: Consent): Promise<void> {
  await sql`
    insert into marketing_consent (mobile, granted, source, customer_id, at)
    select mobile, ${granted}, ${source}, id, ${at} from customer where mobile = ${mobile}
  `.execute(db)
}
