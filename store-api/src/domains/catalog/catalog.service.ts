import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { selectBrands } from './brand.queries.ts'
import type { Brand, Category, Club } from './catalog.schema.ts'
import { type CategoryRow, selectCategories } from './category.queries.ts'
import type { Choice } from './choice.queries.ts'
import { selectClubs } from './club.queries.ts'
import type { CoverRow } from './cover.queries.ts'
import { keyOf } from './key.ts'
import { picture } from './picture.service.ts'

/** The whole tree, flat, each list in the order the shop shows it. */
export async function listCategories({ db, language }: Context): Promise<Category[]> {
  return (await selectCategories(db, language)).map(categoryOf)
}

/** A category by id or slug. Throws NOT_FOUND. */
export async function getCategory(context: Context, idOrSlug: string): Promise<Category> {
  const key = keyOf(idOrSlug)
  const isIt = ({ id, slug }: Category) => ('slug' in key ? slug === key.slug : key.ids.includes(id))
  return found((await listCategories(context)).find(isIt))
}

/** Brands of these ids, or the `top` best selling ones, or all in the shop's order. */
export async function listBrands({ db, language }: Context, { ids, top }: Chosen = {}): Promise<Brand[]> {
  return (await selectBrands(db, language, choice({ ids, top }))).map(withImage)
}

/** A brand by id or slug. Throws NOT_FOUND. */
export async function getBrand({ db, language }: Context, idOrSlug: string): Promise<Brand> {
  return withImage(found((await selectBrands(db, language, keyOf(idOrSlug)))[0]))
}

/** Clubs and national teams of these ids, or the `top` best selling ones, or all in the shop's order. */
export async function listClubs({ db, language }: Context, { ids, top }: Chosen = {}): Promise<Club[]> {
  return (await selectClubs(db, language, choice({ ids, top }))).map(withImage)
}

/** A club or national team by id or slug. Throws NOT_FOUND. */
export async function getClub({ db, language }: Context, idOrSlug: string): Promise<Club> {
  return withImage(found((await selectClubs(db, language, keyOf(idOrSlug)))[0]))
}

/** A batch by id, or how many of the best selling. */
export interface Chosen {
  ids?: number[]
  top?: number
}

function choice({ ids, top }: Chosen): Choice {
  if (ids) return { ids }
  return top === undefined ? undefined : { top }
}

function categoryOf({ parent_id, product_count, ...row }: CategoryRow): Category {
  return withImage({ ...row, parentId: parent_id, productCount: product_count })
}

function withImage<Row extends CoverRow>({ image_id, image_alt, ...row }: Row) {
  return { ...row, image: image_id ? picture(image_id, image_alt) : null }
}

function found<T>(thing: T | undefined): T {
  if (thing === undefined) throw new ApiError('NOT_FOUND')
  return thing
}
