import type { Context } from '#src/http/context.ts'
import type { Language } from 'server-kit/language.ts'
import { selectBrands } from './brand.queries.ts'
import { type Choice, type Key, selectCampaign } from './catalog.queries.ts'
import type { Brand, Campaign, Category, Club, ClubKits } from './catalog.schema.ts'
import { type CategoryRow, selectCategories } from './category.queries.ts'
import { selectClubs } from './club.queries.ts'
import type { CoverRow } from './cover.queries.ts'
import type { FormerKind } from './former.queries.ts'
import { findByFormerSlug } from './former.service.ts'
import { picture } from './picture.service.ts'
import { nameShareAddress, type SharedName } from './share.service.ts'
import { selectClubKits } from './club-kits.queries.ts'
import { listCards } from './product-card.service.ts'

/** Returns the whole category tree as flat lists in display order. */
export async function listCategories({ db, language }: Context): Promise<Category[]> {
  return (await selectCategories(db, language)).map(toCategory)
}

/** Returns a category by id, slug or former slug. Throws NOT_FOUND, GONE. */
export async function getCategory(context: Context, idOrSlug: string): Promise<Category> {
  const all = await listCategories(context)
  const isIt = (key: Exclude<Key, undefined>) => (row: Category) =>
    'slug' in key ? row.slug === key.slug : key.ids.includes(row.id)
  return nowOrBefore(context, 'category', idOrSlug, async (key) => all.find(isIt(key)))
}

/** Returns the brands with these ids, or the `top` best-selling ones, or all in display order. */
export async function listBrands({ db, language }: Context, { ids, top }: Chosen = {}): Promise<Brand[]> {
  return (await selectBrands(db, language, choice({ ids, top }))).map((row) =>
    withShare('brand', withImage(row), language),
  )
}

/** Returns a brand by id, slug or former slug. Throws NOT_FOUND, GONE. */
export async function getBrand(context: Context, idOrSlug: string): Promise<Brand> {
  const { db, language } = context
  const row = await nowOrBefore(context, 'brand', idOrSlug, async (key) => (await selectBrands(db, language, key))[0])
  return withShare('brand', withImage(row), language)
}

/** Returns the clubs and national teams with these ids, or the `top` best-selling ones, or all in display order. */
export async function listClubs({ db, language }: Context, { ids, top }: Chosen = {}): Promise<Club[]> {
  return (await selectClubs(db, language, choice({ ids, top }))).map((row) =>
    withShare('club', withImage(row), language),
  )
}

/** Returns a club or national team by id, slug or former slug. Throws NOT_FOUND, GONE. */
export async function getClub(context: Context, idOrSlug: string): Promise<Club> {
  const { db, language } = context
  const row = await nowOrBefore(context, 'club', idOrSlug, async (key) => (await selectClubs(db, language, key))[0])
  return withShare('club', withImage(row), language)
}

/** A batch of ids, or the number of best sellers. */
interface Chosen {
  ids?: number[]
  top?: number
}

function choice({ ids, top }: Chosen): Choice {
  if (ids) return { ids }
  return top === undefined ? undefined : { top }
}

function toCategory({ parent_id, product_count, ...row }: CategoryRow): Category {
  return withImage({ ...row, parentId: parent_id, productCount: product_count })
}

function withImage<Row extends CoverRow>({ image_id, image_alt, ...row }: Row) {
  return { ...row, image: image_id ? picture(image_id, image_alt) : null }
}

function withShare<T extends SharedName>(
  kind: 'club' | 'brand',
  thing: T,
  language: Language,
): T & { shareImage: string } {
  return { ...thing, shareImage: nameShareAddress(kind, thing, language) }
}

type Find<T> = (key: Exclude<Key, undefined>) => Promise<T | undefined>

async function nowOrBefore<T>({ db }: Context, kind: FormerKind, idOrSlug: string, find: Find<T>): Promise<T> {
  const key = parseIdOrSlug(idOrSlug)
  return (await find(key)) ?? findByFormerSlug(db, kind, key, find)
}

/** Returns the current campaign, or null. */
export async function getCampaign({ db, language, now }: Context): Promise<Campaign | null> {
  const row = await selectCampaign(db, language, now())
  if (!row) return null
  const { ends_at, ...texts } = row
  return { ...texts, endsAt: ends_at.toISOString() }
}

/** Returns the adult shirts of each club, the newest season first, home before away; an unknown club has none. */
export async function listClubKits(context: Context, clubIds: number[]): Promise<ClubKits[]> {
  const rows = await selectClubKits(context.db, clubIds)
  const cards = await listCards(
    context,
    rows.map(({ id }) => id),
  )
  const byClub = Map.groupBy(rows, ({ club_id }) => club_id)
  return [...new Set(clubIds)].map((clubId) => ({
    clubId,
    products: (byClub.get(clubId) ?? []).flatMap(({ id }) => cards.get(id) ?? []),
  }))
}

/** The key of an item in an address: digits are its id, other texts its slug. */
export function parseIdOrSlug(idOrSlug: string): Exclude<Key, undefined> {
  return /^\d+$/.test(idOrSlug) ? { ids: [Number(idOrSlug)] } : { slug: idOrSlug }
}
