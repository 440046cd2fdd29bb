import { sql } from 'kysely'
import { texts } from '#src/db/localized.ts'
import type { Db } from '#src/db/pool.ts'
import type { Language } from '#src/http/language.ts'

export interface BannerRow {
  eyebrow: string
  title: string
  text: string
  action_label: string
  action_url: string
  product_ids: number[]
}

/** The banner that stands first; undefined when the shop has none. */
export async function selectBanner(db: Db, language: Language): Promise<BannerRow | undefined> {
  const text = texts(language)
  const { rows } = await sql<BannerRow>`
    select ${text('eyebrow')} as eyebrow, ${text('title')} as title, ${text('text')} as text,
      ${text('action_label')} as action_label, action_url, product_ids
    from banner order by position, id limit 1
  `.execute(db)
  return rows[0]
}

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
