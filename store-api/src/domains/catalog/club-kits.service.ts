import type { Context } from '#src/http/context.ts'
import type { ClubKits, ProductCard } from './catalog.schema.ts'
import { getClub } from './catalog.service.ts'
import { selectClubKits } from './club-kits.queries.ts'
import { listCards } from './product-card.service.ts'

/** The shirts of each club for grown-ups, the newest season first, home before away; an unknown club has none. */
export async function listClubKits(context: Context, clubIds: number[]): Promise<ClubKits[]> {
  const rows = await selectClubKits(context.db, clubIds)
  const cards = await listCards(context, rows.map(({ id }) => id))
  const byClub = Map.groupBy(rows, ({ club_id }) => club_id)
  return [...new Set(clubIds)].map((clubId) => ({
    clubId,
    products: (byClub.get(clubId) ?? []).flatMap(({ id }) => cards.get(id) ?? []),
  }))
}

/** The shirts of one club by id or slug. Throws NOT_FOUND. */
export async function getClubKits(context: Context, idOrSlug: string): Promise<ProductCard[]> {
  const { id } = await getClub(context, idOrSlug)
  return (await listClubKits(context, [id])).flatMap(({ products }) => products)
}
