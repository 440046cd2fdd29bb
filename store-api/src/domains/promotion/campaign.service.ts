import type { Context } from '#src/http/context.ts'
import { selectCampaign } from './promotion.queries.ts'
import type { Campaign } from './promotion.schema.ts'

/** The offer period that runs now; null when there is none. Apart from the other offers: the catalogue, which they ask, asks for it. */
export async function getCampaign({ db, language, now }: Context): Promise<Campaign | null> {
  const row = await selectCampaign(db, language, now())
  if (!row) return null
  const { ends_at, ...texts } = row
  return { ...texts, endsAt: ends_at.toISOString() }
}
