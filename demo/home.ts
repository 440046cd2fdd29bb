import { sql } from 'kysely'
import { type Static, Type } from 'typebox'
import { insertRows } from 'store-api/src/db/insert.ts'
import type { Db } from 'store-api/src/db/pool.ts'
import { inBoth, readData, Text } from './read-data.ts'

const strict = { additionalProperties: false }
const Banner = Type.Object(
  {
    teams: Type.Array(Type.String()),
    eyebrow: Text,
    title: Text,
    text: Text,
    action_label: Text,
    action_url: Type.String(),
  },
  strict,
)
const Campaign = Type.Object({ days: Type.Integer(), title: Text, text: Text }, strict)
const Home = Type.Object({ banner: Banner, campaign: Campaign }, strict)
const DAY_MS = 86_400_000

/**
 * Writes the home page of the demo shop: a banner, and a campaign from now on. The products must exist. Changes nothing
 * when there is a banner. Returns whether it added anything.
 */
export async function fillHome(db: Db): Promise<boolean> {
  const { added } = await db
    .selectNoFrom((eb) => eb.not(eb.exists(eb.selectFrom('banner').select('id'))).as('added'))
    .executeTakeFirstOrThrow()
  if (!added) return false
  const { banner, campaign } = readData(new URL('./home.yaml', import.meta.url), Home)
  const { teams, eyebrow, title, text, action_label, action_url } = banner
  const texts = {
    ...inBoth('eyebrow', eyebrow),
    ...inBoth('title', title),
    ...inBoth('text', text),
    ...inBoth('action_label', action_label),
  }
  await insertRows(db, 'banner', [
    { ...texts, action_url, product_ids: await selectHomeShirts(db, teams), position: 1 },
  ])
  await insertRows(db, 'campaign', [campaignRow(campaign, await selectLargestDiscount(db))])
  return true
}

function campaignRow({ days, title, text }: Static<typeof Campaign>, percent: number) {
  const withPercent = (words: string) => words.replace('{percent}', String(percent))
  const starts = Date.now()
  const texts = { ...inBoth('title', title), ...inBoth('text', { ar: withPercent(text.ar), en: withPercent(text.en) }) }
  return { ...texts, starts_at: new Date(starts), ends_at: new Date(starts + days * DAY_MS) }
}

/** Returns the product id of the newest home shirt for adults of each team that has one. */
async function selectHomeShirts(db: Db, teams: string[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select shirt.id
    from unnest(${teams}::text[]) with ordinality as team (slug, position)
    join club on club.slug = team.slug
    cross join lateral (
      select p.id from product p left join season on season.id = p.season_id
      where p.club_id = club.id and p.kit_type = 'home' and p.status = 'online' and p.gender is distinct from 'kids'
      order by season.starts_on desc nulls last, p.sold_count desc, p.id limit 1
    ) shirt
    order by team.position
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** Returns the largest discount in whole percent, so that the campaign promises an existing one. */
async function selectLargestDiscount(db: Db): Promise<number> {
  const { rows } = await sql<{ percent: number | null }>`
    select max(round((1 - price_from::numeric / compare_at_from) * 100))::integer as percent
    from product where kind = 'simple' and status = 'online' and compare_at_from is not null
  `.execute(db)
  return rows[0]?.percent ?? 0
}
