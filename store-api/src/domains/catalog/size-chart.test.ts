import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDb } from '#src/db/testing.ts'
import { openApi } from './catalog-api.fixture.ts'

const shop = await testDb({ demo: true })
const api = await openApi(shop.db, new Date().toISOString())

interface Chosen {
  slug: string
  brand: string | null
  gender: string | null
  category: string
  kinds: string[]
  sizes: string[]
}

const products = async () => {
  const { rows } = await sql<Chosen & { id: number }>`
    select p.id, p.slug, b.slug as brand, p.gender, g.slug as category, array_agg(distinct z.kind) as kinds, array_agg(distinct z.slug) as sizes
    from product p join category g on g.id = p.category_id left join brand b on b.id = p.brand_id
    join variant v on v.product_id = p.id join size z on z.id = v.size_id
    where p.status <> 'hidden' group by p.id, b.slug, g.slug order by p.id`.execute(shop.db)
  return rows
}

const chartsOf = async (ids: number[]) => {
  const charts = new Map<
    number,
    { slug: string; rows: { size: string; values: string[] }[]; columns: unknown[] } | null
  >()
  for (let at = 0; at < ids.length; at += 100) {
    const { data } = await api.get(`/product-details?ids=${ids.slice(at, at + 100).join(',')}`)
    for (const { id, sizeChart } of data) charts.set(id, sizeChart)
  }
  return charts
}

/**
 * The charts that would suit a product, the brand's before the general one, written down independently of the SQL rule.
 */
function candidates({ brand, gender, category, kinds: [kind] }: Chosen): string[] {
  const own = { 'equipment-shin-guards': 'shin-guards', 'equipment-gloves': 'goalkeeper-gloves' }[category]
  if (own) return [own]
  const people = gender === 'unisex' ? 'men' : (gender ?? '')
  const branded = (brands: RegExp | undefined, general: string) =>
    brands?.test(brand ?? '') ? [`${brand}-${general}`, general] : [general]
  if (kind === 'clothes') return branded(/^(nike|adidas)$/, `clothes-${people}`)
  if (kind === 'kids') return ['kids']
  if (kind === 'socks') return branded(/^nike$/, 'socks')
  if (kind !== 'shoes') return []
  const published = { men: /^(adidas|nike|puma|new-balance)$/, women: /^(adidas|nike|puma)$/, kids: /^nike$/ }[people]
  return branded(published, `shoes-${people}`)
}

test('a product shows the chart of its category, else of its brand and gender, else of its gender', async () => {
  const all = await products()
  const charts = await chartsOf(all.map(({ id }) => id))
  expect(all.map((product) => [product.slug, charts.get(product.id)?.slug ?? null])).toEqual(
    all.map((product) => [product.slug, candidates(product)[0] ?? null]),
  )
})

test('every size that is sold of a charted product has a row in its chart', async () => {
  const all = await products()
  const charts = await chartsOf(all.map(({ id }) => id))
  const missing = all.flatMap(({ id, slug, sizes }) => {
    const chart = charts.get(id)
    if (!chart) return []
    const known = new Set(chart.rows.map(({ size }) => size))
    return sizes.filter((size) => !known.has(size)).map((size) => `${slug} (${chart.slug}): ${size}`)
  })
  expect(missing).toEqual([])
})

test('every chart that suits a product, of its brand or general, has a row for every size of it', async () => {
  const { rows: charts } = await sql<{ slug: string; sizes: string[] }>`
    select slug, array(select row ->> 'size' from jsonb_array_elements(rows) row) as sizes from size_chart`.execute(
    shop.db,
  )
  const rowsOf = new Map(charts.map(({ slug, sizes }) => [slug, new Set(sizes)]))
  const missing = (await products()).flatMap((product) =>
    candidates(product).flatMap((chart) =>
      product.sizes
        .filter((size) => !rowsOf.get(chart)?.has(size))
        .map((size) => `${product.slug} (${chart}): ${size}`),
    ),
  )
  expect(missing).toEqual([])
})

test('the general chart replaces a chart of the brand that lacks a size of the product', async () => {
  const chartOf = async (sizes: string[]) => {
    const { rows } = await sql<{ slug: string }>`
      select chart.slug from brand, size_chart_for(0, brand.id, 'men', array(select id from size where slug = any(${sizes}))) chart
      where brand.slug = 'adidas'`.execute(shop.db)
    return rows[0]?.slug
  }
  expect(await chartOf(['xs', '3xl'])).toBe('adidas-clothes-men')
  await sql`update size_chart set rows = jsonb_path_query_array(rows, '$[*] ? (@.size != "3xl")') where slug = 'adidas-clothes-men'`.execute(
    shop.db,
  )
  expect(await chartOf(['xs', 's'])).toBe('adidas-clothes-men')
  expect(await chartOf(['xs', '3xl'])).toBe('clothes-men')
})

test('every row of a chart has a value for each column', async () => {
  const all = await products()
  const charts = [...(await chartsOf(all.map(({ id }) => id))).values()].filter((chart) => chart !== null)
  const holed = charts.filter(({ rows, columns }) =>
    rows.some(({ values }) => values.length !== columns.length || !values.every(Boolean)),
  )
  expect(holed.map(({ slug }) => slug)).toEqual([])
})

test('a product has its chart in the language of the request', async () => {
  const charts = await chartsOf((await products()).map(({ id }) => id))
  const [id] = [...charts].find(([, chart]) => chart?.slug === 'nike-clothes-men') ?? []
  const { sizeChart } = (await api.get(`/products/${id}`, 'ar')).data
  expect(sizeChart).toMatchObject({ title: 'مقاسات لبس نايكي رجالي', brand: { slug: 'nike' }, kind: 'clothes' })
  expect(sizeChart.columns.map(({ key }: { key: string }) => key)).toEqual(['chest', 'waist', 'hips'])
  expect((await api.get(`/products/${id}`, 'en')).data.sizeChart.columns[0]).toEqual({
    key: 'chest',
    label: 'Chest (cm)',
  })
})

test('a product page tells where each variant can be had, as /availability does', async () => {
  const { rows } = await sql<{ slug: string }>`
    (select slug from product where kind = 'bundle' order by id limit 2) union all
    (select slug from product where kind = 'simple' and status = 'online' order by sold_count desc, id limit 3) union all
    (select slug from product where status = 'onlineComing' order by id limit 1)`.execute(shop.db)
  expect(rows).toHaveLength(6)
  for (const { slug } of rows) {
    const { data } = await api.get(`/products/${slug}`)
    const variants: { id: number; branches: unknown }[] = data.variants
    const { data: stock } = await api.get(`/availability?variantIds=${variants.map(({ id }) => id).join(',')}`)
    expect(variants.map(({ id, branches }) => [id, branches])).toEqual(
      stock.map((one: { variantId: number; branches: unknown }) => [one.variantId, one.branches]),
    )
  }
})
