import { type RawBuilder, sql } from 'kysely'
import { texts } from '#src/db/localized.ts'
import type { Db } from '#src/db/pool.ts'
import type { Language } from '#src/http/language.ts'
import { type Key, keyCondition } from './catalog.queries.ts'
import type { SizeChart } from './catalog.schema.ts'

/** A size chart by id or slug; undefined when there is none. */
export async function selectSizeChart(db: Db, language: Language, key: Key): Promise<SizeChart | undefined> {
  const { rows } = await sql<{ chart: SizeChart }>`
    select ${chartJson(language)} as chart from size_chart chart left join brand maker on maker.id = chart.brand_id
    where ${keyCondition('chart', key)}
  `.execute(db)
  return rows[0]?.chart
}

/**
 * The chart of the product `p`, null when there is none for such things: of its category before any, of its brand before any, of
 * its gender before any. What is for everybody is cut as for men. What kind it is, its sizes say.
 */
export function chartOfProduct(language: Language): RawBuilder<SizeChart | null> {
  return sql`(
    select ${chartJson(language)}
    from size_chart chart
    left join brand maker on maker.id = chart.brand_id
    where (chart.category_id is null or chart.category_id = p.category_id)
      and (chart.brand_id is null or chart.brand_id = p.brand_id)
      and (chart.gender is null or chart.gender = p.gender or (chart.gender = 'men' and p.gender = 'unisex'))
      and chart.kind = (
        select size.kind from variant join size on size.id = variant.size_id
        where variant.product_id = p.id order by variant.id limit 1
      )
    order by chart.category_id is null, chart.brand_id is null, chart.gender is null, chart.gender is distinct from p.gender
    limit 1
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
