import { sql } from 'kysely'
import { texts } from '#src/db/localized.ts'
import type { Db } from '#src/db/pool.ts'
import type { Language } from 'server-kit/language.ts'
import { coverOf, type CoverRow, namedBack, takings } from './cover.queries.ts'

/** Each category with itself and its ancestors: `ancestor_id` contains `id`. */
export const categoryTree = sql`
  category_tree as (
    select id as ancestor_id, id from category
    union all
    select tree.ancestor_id, category.id from category_tree tree join category on category.parent_id = tree.id
  )
`

export interface CategoryRow extends CoverRow {
  id: number
  slug: string
  name: string
  blurb: string
  parent_id: number | null
  product_count: number
}

/**
 * Selects all categories in display order, with the number of visible products in each subtree and the picture of the
 * chosen product; without a visible one, that of the product with the most revenue.
 */
export async function selectCategories(db: Db, language: Language): Promise<CategoryRow[]> {
  const text = texts(language)
  const { rows } = await sql<CategoryRow>`
    with recursive ${categoryTree},
    own as (
      select category_id, count(*) as products, max(array[${takings}, p.id]) as best
      from product p where p.status <> 'hidden' group by category_id
    ),
    whole as (
      select tree.ancestor_id as id, sum(own.products)::integer as products, (max(own.best))[2] as best_id
      from category_tree tree join own on own.category_id = tree.id group by tree.ancestor_id
    )
    select g.id, g.slug, ${text('g.name')} as name, ${text('g.blurb')} as blurb, g.parent_id,
      coalesce(whole.products, 0) as product_count, cover.image_id, ${text('cover.alt')} as image_alt
    from category g
    left join whole on whole.id = g.id
    left join product chosen on chosen.code = g.cover and chosen.status <> 'hidden'
    left join lateral ${coverOf(sql`coalesce(chosen.id, whole.best_id)`, namedBack)} cover on true
    order by g.position, g.id
  `.execute(db)
  return rows
}
