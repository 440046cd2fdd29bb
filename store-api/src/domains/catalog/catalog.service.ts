import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { selectBrands, selectClubs } from './catalog.queries.ts'
import type { Brand, Category, Club } from './catalog.schema.ts'
import { type CategoryRow, selectCategories } from './category.queries.ts'
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

export async function listBrands({ db, language }: Context, ids?: number[]): Promise<Brand[]> {
  return selectBrands(db, language, ids && { ids })
}

/** A brand by id or slug. Throws NOT_FOUND. */
export async function getBrand({ db, language }: Context, idOrSlug: string): Promise<Brand> {
  return found((await selectBrands(db, language, keyOf(idOrSlug)))[0])
}

export async function listClubs({ db, language }: Context, ids?: number[]): Promise<Club[]> {
  return selectClubs(db, language, ids && { ids })
}

/** A club or national team by id or slug. Throws NOT_FOUND. */
export async function getClub({ db, language }: Context, idOrSlug: string): Promise<Club> {
  return found((await selectClubs(db, language, keyOf(idOrSlug)))[0])
}

function categoryOf({ parent_id, product_count, image_id, image_alt, ...row }: CategoryRow): Category {
  return { ...row, parentId: parent_id, productCount: product_count, image: image_id ? picture(image_id, image_alt) : null }
}

function found<T>(thing: T | undefined): T {
  if (thing === undefined) throw new ApiError('NOT_FOUND')
  return thing
}
