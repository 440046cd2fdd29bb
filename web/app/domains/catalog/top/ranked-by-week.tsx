import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { ProductGrid } from '#app/ui/product-card.tsx'
import { SectionHead } from '#app/ui/headings.tsx'
import type { ProductTile_ProductFragment } from '#app/domains/catalog/cards/__generated__/product-tile.ts'
import { ProductTile } from '#app/domains/catalog/cards/product-tile.tsx'

/** Number of pictures on the first screen. */
const FIRST = 3

type Props = {
  products: readonly (ProductTile_ProductFragment & { publishedAt?: string })[]
  /** Time of the page's data in milliseconds since the epoch. */
  served: number
}

/** New products grouped by age: this week, this month, earlier. */
export function RankedByWeek({ products, served }: Props) {
  const { t } = useTranslation('catalog')
  const first = new Set(products.slice(0, FIRST))
  return (
    <div className="grid gap-section">
      {bySpan(products, served).map(({ span, products: some }) => (
        <section key={span} aria-labelledby={span}>
          <SectionHead id={span} title={<Text>{t(`span.${span}`)}</Text>} />
          <ProductGrid columns={4}>
            {some.map((product) => (
              <ProductTile key={product.id} product={product} priority={product === products[0] || (first.has(product) && 'low')} />
            ))}
          </ProductGrid>
        </section>
      ))}
    </div>
  )
}

const DAY = 86_400_000

const spans = [
  { name: 'week', days: 7 },
  { name: 'month', days: 30 },
  { name: 'earlier', days: Infinity },
] as const

type Span = (typeof spans)[number]['name']

type Dated = { publishedAt?: string }

/** Groups products, newest first, by their age at `now` (milliseconds since the epoch). Empty groups are left out. */
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
