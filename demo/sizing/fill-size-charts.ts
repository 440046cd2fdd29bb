import { type Static, Type } from 'typebox'
import { insertRows } from 'store-api/src/db/insert.ts'
import type { Db } from 'store-api/src/db/pool.ts'
import { inBoth, readData, Text } from '#demo/read-data.ts'

const Chart = Type.Object(
  {
    slug: Type.String(),
    kind: Type.String(),
    brand: Type.Optional(Type.String()),
    gender: Type.Optional(Type.String()),
    category: Type.Optional(Type.String()),
    title: Text,
    how: Text,
    source: Type.String(),
    columns: Type.Array(Type.String()),
    rows: Type.Record(Type.String(), Type.Array(Type.String())),
  },
  { additionalProperties: false },
)
const Charts = Type.Object(
  { columns: Type.Record(Type.String(), Text), charts: Type.Array(Chart) },
  { additionalProperties: false },
)

/**
 * Writes the size charts of brands and categories, which must exist; the general ones are reference data. Throws an
 * Error for a chart that names something unknown or lacks a value.
 */
export async function fillSizeCharts(db: Db): Promise<void> {
  const { columns, charts } = readData(new URL('./size-charts.yaml', import.meta.url), Charts)
  const [brands, categories, sizes] = [
    await selectIds(db, 'brand'),
    await selectIds(db, 'category'),
    await selectIds(db, 'size'),
  ]
  const rowOf = ({
    slug,
    kind,
    brand,
    gender,
    category,
    title,
    how,
    source,
    columns: keys,
    rows,
  }: Static<typeof Chart>) => {
    /** The entry of `map` for `name`; undefined without a name. */
    const find = <Value>(map: ReadonlyMap<string, Value>, name: string | undefined): Value | undefined => {
      const found = name === undefined ? undefined : map.get(name)
      if (name !== undefined && found === undefined)
        throw new Error(`size-charts.yaml: ${slug} names the unknown ${name}`)
      return found
    }
    const labels = new Map(Object.entries(columns))
    return {
      slug,
      kind,
      brand_id: find(brands, brand),
      gender,
      category_id: find(categories, category),
      ...inBoth('title', title),
      ...inBoth('how', how),
      source,
      columns: keys.map((key) => ({ key, ...find(labels, key) })),
      rows: Object.entries(rows).map(([size, values]) => {
        find(sizes, size)
        if (values.length !== keys.length) throw new Error(`size-charts.yaml: ${slug} lacks a value for ${size}`)
        return { size, values }
      }),
    }
  }
  await insertRows(db, 'size_chart', charts.map(rowOf))
}

async function selectIds(db: Db, table: 'brand' | 'category' | 'size'): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom(table).select(['id', 'slug']).execute()
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}
