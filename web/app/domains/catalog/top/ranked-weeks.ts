const DAY = 86_400_000

const spans = [
  { name: 'week', days: 7 },
  { name: 'month', days: 30 },
  { name: 'earlier', days: Infinity },
] as const

export type Span = (typeof spans)[number]['name']

type Dated = { publishedAt?: string }

/** Products, the newest first, parted by how long before `now` (ms) they came. Parts without any are left out. */
export function bySpan<Product extends Dated>(products: readonly Product[], now: number): { span: Span; products: Product[] }[] {
  const parts = Map.groupBy(products, ({ publishedAt }) => spanOf(publishedAt, now))
  return spans.flatMap(({ name }) => {
    const part = parts.get(name)
    return part ? [{ span: name, products: part }] : []
  })
}

function spanOf(publishedAt: string | undefined, now: number): Span {
  const days = publishedAt === undefined ? Infinity : (now - Date.parse(publishedAt)) / DAY
  return spans.find((span) => days < span.days)?.name ?? 'earlier'
}
