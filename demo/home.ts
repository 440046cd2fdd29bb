import { sql } from 'kysely'
import type { Db } from 'store-api/src/db/pool.ts'

/** Whose home shirts stand in the banner; the first one leads. */
const leading = ['egypt', 'al-ahly', 'zamalek']
const CAMPAIGN_DAYS = 9

/**
 * Writes the home page of the demo shop: one banner, and one campaign that ends nine days from now. Products are looked up, so
 * the catalogue must be there; what is written already stays. Returns whether anything was added.
 */
export async function fillHome(db: Db): Promise<boolean> {
  const { added } = await db
    .selectNoFrom((eb) => eb.not(eb.exists(eb.selectFrom('banner').select('id'))).as('added'))
    .executeTakeFirstOrThrow()
  if (!added) return false
  await insertBanner(db, await selectLeadingShirts(db))
  await insertCampaign(db, await selectBiggestDiscount(db))
  return true
}

/** The newest grown-ups' home shirt of each leading team, in their order; a team without one is passed over. */
async function selectLeadingShirts(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select shirt.id
    from unnest(${leading}::text[]) with ordinality as team (slug, position)
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

/** Whole percent of the biggest offer, so that the campaign promises what is there. */
async function selectBiggestDiscount(db: Db): Promise<number> {
  const { rows } = await sql<{ percent: number | null }>`
    select max(round((1 - price_from::numeric / compare_at_from) * 100))::integer as percent
    from product where kind = 'simple' and status = 'online' and compare_at_from is not null
  `.execute(db)
  return rows[0]?.percent ?? 0
}

async function insertBanner(db: Db, productIds: number[]): Promise<void> {
  await db
    .insertInto('banner')
    .values({
      eyebrow_ar: 'أطقم 2026/27 وصلت',
      eyebrow_en: '2026/27 kits are in',
      title_ar: 'موسم جديد، ولونك واحد',
      title_en: 'New season. Same colours.',
      text_ar: 'طقم ناديك بكل المقاسات من أول يوم. اطلب دلوقتي وادفع لما تستلم.',
      text_en: 'Your club’s kit in every size from day one. Order now, pay when it arrives.',
      action_label_ar: 'تسوّق أطقم الموسم',
      action_label_en: 'Shop the new kits',
      action_url: '/search?category=football-kits&season=2026-27',
      product_ids: productIds,
      position: 1,
    })
    .execute()
}

async function insertCampaign(db: Db, percent: number): Promise<void> {
  const starts = new Date()
  await db
    .insertInto('campaign')
    .values({
      title_ar: 'عروض نص الموسم',
      title_en: 'Mid-season offers',
      text_ar: `خصومات لحد ${percent}% على أطقم وأحذية مختارة. الكمية محدودة.`,
      text_en: `Up to ${percent}% off selected kits and shoes. While stock lasts.`,
      starts_at: starts,
      ends_at: new Date(starts.getTime() + CAMPAIGN_DAYS * 86_400_000),
    })
    .execute()
}
