import { type RawBuilder, sql } from 'kysely'
import { texts } from '#src/db/localized.ts'
import type { Db } from '#src/db/pool.ts'
import type { Language } from 'server-kit/language.ts'
import { type Key, keyCondition } from './catalog.queries.ts'
import type { SizeChart } from './catalog.schema.ts'

/** Selects a size chart by id or slug, or undefined. */
export async function selectSizeChart(db: Db, language: Language, key: Key): Promise<SizeChart | undefined> {
  const { rows } = await sql<{ chart: SizeChart }>`
    select ${chartJson(language)} as chart from size_chart chart left join brand maker on maker.id = chart.brand_id
    where ${keyCondition('chart', key)}
  `.execute(db)
  return rows[0]?.chart
}

/** The chart of the product `p` by the SQL function `size_chart_for`; null without one. */
export function chartOfProduct(language: Language): RawBuilder<SizeChart | null> {
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
