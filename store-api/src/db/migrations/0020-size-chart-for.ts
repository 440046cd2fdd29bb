import { type Kysely, sql } from 'kysely'

/** One rule for the product page and the importer: which size chart a product shows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The chart of the category before any other, because gloves share their size names with shirts. Then a chart that has a row for
    -- every size that is sold; then the brand's own, then the gender's. Unisex is cut as for men.
    create function size_chart_for(of_category integer, of_brand integer, of_gender text, sold integer[]) returns setof size_chart
    stable language sql as $f$
      select chart.*
      from size_chart chart
      cross join lateral (
        select coalesce(bool_and(chart.rows @> jsonb_build_array(jsonb_build_object('size', size.slug))), false) as complete
        from size where size.id = any(sold)
      ) fit
      where (chart.category_id is null or chart.category_id = of_category)
        and (chart.brand_id is null or chart.brand_id = of_brand)
        and (chart.gender is null or chart.gender = of_gender or (chart.gender = 'men' and of_gender = 'unisex'))
        and chart.kind = (select size.kind from size where size.id = any(sold) order by size.position limit 1)
      order by chart.category_id is null, not fit.complete, chart.brand_id is null, chart.gender is null,
        chart.gender is distinct from of_gender
      limit 1
    $f$
  `.execute(db)
}
