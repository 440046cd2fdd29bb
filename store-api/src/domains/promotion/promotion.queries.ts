import { sql } from 'kysely'
import { texts } from '#src/db/localized.ts'
import type { Db } from '#src/db/pool.ts'
import type { Language } from '#src/http/language.ts'

export interface CampaignRow {
  title: string
  text: string
  ends_at: Date
}

/** The offer period that runs at this moment, of several the one that began last. */
export async function selectCampaign(db: Db, language: Language, at: Date): Promise<CampaignRow | undefined> {
  const text = texts(language)
  const { rows } = await sql<CampaignRow>`
    select ${text('title')} as title, ${text('text')} as text, ends_at
    from campaign where starts_at <= ${at} and ends_at > ${at} order by starts_at desc, id desc limit 1
  `.execute(db)
  return rows[0]
}
