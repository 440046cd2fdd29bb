import { type RawBuilder, sql } from 'kysely'
import { knownIds } from '#src/db/postgres-values.ts'
import { authorOf, boughtVariant, columnsOf, texts } from '#src/db/localized.ts'
import type { Db } from '#src/db/pool.ts'
import type { Language } from 'server-kit/language.ts'
import {
  detailFacts,
  detailTexts,
  type ProductDetail,
  type ReviewSummary,
  type SizeChart,
} from './product-detail.schema.ts'

/** Number of reviews beside the rating. */
const LATEST = 3

const columns = columnsOf('p', detailFacts, detailTexts)

type Same = 'id' | keyof typeof detailFacts | keyof typeof detailTexts | 'breadcrumbs' | 'sizeChart'

export interface DetailRow extends Pick<ProductDetail, Same> {
  gallery: { imageId: string; alt: string; colorId: number | null; view: string }[]
  /** Numbers of reviews with one to five stars. */
  stars: ReviewSummary['stars']
  fitVotes: ReviewSummary['fit']
  latestReviews: ReviewSummary['latest']
}

/**
 * What the page of a product shows beside its card and variants; breadcrumbs go from the top of the tree down to its
 * own category. Hidden and unknown products are left out. One statement.
 */
export async function selectDetails(db: Db, language: Language, ids: number[]): Promise<DetailRow[]> {
  const text = texts(language)
  const bought = boughtVariant(language)
  const { rows } = await sql<DetailRow>`
    select p.id, ${columns[language]},
      coalesce(gallery.list, '[]') as gallery, trail.list as breadcrumbs, ${chartOfProduct(language)} as "sizeChart",
      reviews.stars, reviews.fits as "fitVotes", coalesce(said.list, '[]') as "latestReviews"
    from product p
    cross join lateral (
      select json_agg(json_build_object('imageId', i.image_id, 'alt', ${text('i.alt')}, 'colorId', i.color_id, 'view', image.view)
        order by pc.position nulls first, i.position) as list
      from product_image i
      join image on image.id = i.image_id
      left join product_color pc on pc.product_id = i.product_id and pc.color_id = i.color_id
      where i.product_id = p.id
    ) gallery
    cross join lateral (
      with recursive above as (
        select c.id, c.parent_id, c.slug, c.name_ar, c.name_en, 0 as height from category c where c.id = p.category_id
        union all
        select c.id, c.parent_id, c.slug, c.name_ar, c.name_en, above.height + 1 from above join category c on c.id = above.parent_id
      )
      select json_agg(json_build_object('id', above.id, 'slug', above.slug, 'name', ${text('above.name')})
        order by height desc) as list
      from above
    ) trail
    cross join lateral (
      select json_build_array(${countOf(sql`rating = 1`)}, ${countOf(sql`rating = 2`)}, ${countOf(sql`rating = 3`)},
          ${countOf(sql`rating = 4`)}, ${countOf(sql`rating = 5`)}) as stars,
        json_build_object('small', ${countOf(sql`fit = 'small'`)}, 'true', ${countOf(sql`fit = 'true'`)},
          'large', ${countOf(sql`fit = 'large'`)}) as fits
      from review where product_id = p.id and not held
    ) reviews
    cross join lateral (
      select json_agg(json_build_object('id', r.id, 'rating', r.rating, 'fit', r.fit, 'text', r.text, 'author', ${authorOf(language, 'r')},
        'color', r.color, 'size', r.size, 'createdAt', to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) order by r.created_at desc, r.id desc) as list
      from (
        select r.id, r.rating, r.fit, r.text, r.author, r.created_at, ${bought.columns}
        from (
          select id, rating, fit, text, author, created_at, order_line_id from review
          where product_id = p.id and not held and text <> '' order by created_at desc, id desc limit ${LATEST}
        ) r
        join order_line l on l.id = r.order_line_id
        ${bought.joins}
      ) r
    ) said
    where p.id = any(${knownIds(ids)}::integer[]) and p.status <> 'hidden'
  `.execute(db)
  return rows
}

function countOf(condition: RawBuilder<unknown>): RawBuilder<number> {
  return sql`count(*) filter (where ${condition})`
}

/** The chart of the product `p` by the SQL function `size_chart_for`; null without one. */
function chartOfProduct(language: Language): RawBuilder<SizeChart | null> {
  return sql`(
    select ${chartJson(language)}
    from size_chart_for(p.category_id, p.brand_id, p.gender,
      (select array_agg(distinct variant.size_id) from variant where variant.product_id = p.id)) chart
    left join brand maker on maker.id = chart.brand_id
  )`
}

function chartJson(language: Language): RawBuilder<SizeChart> {
  const text = texts(language)
  return sql`json_build_object(
    'id', chart.id, 'slug', chart.slug, 'kind', chart.kind, 'title', ${text('chart.title')}, 'how', ${text('chart.how')},
    'brand', case when maker.id is not null
      then json_build_object('id', maker.id, 'slug', maker.slug, 'name', ${text('maker.name')}) end,
    'columns', (
      select json_agg(json_build_object('key', given.value ->> 'key', 'label', given.value ->> ${sql.lit(language)})
        order by given.ordinality)
      from jsonb_array_elements(chart.columns) with ordinality as given
    ),
    'rows', chart.rows
  )`
}
