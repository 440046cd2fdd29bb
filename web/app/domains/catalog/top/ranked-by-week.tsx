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
              <ProductTile
                key={product.id}
                product={product}
                priority={product === products[0] || (first.has(product) && 'low')}
              />
            ))}
          </ProductGrid>
        </section>
      ))}
    </div>
  )
}

const DAY = 86_400_000

/** A multiple of the columns of every width (two, three, four), so that a part has no empty places. */
const WHOLE_ROWS = 12

const spans = [
  { span: 'week', days: 7 },
  { span: 'month', days: 30 },
  { span: 'earlier', days: Infinity },
] as const

type Span = (typeof spans)[number]['span']

type Dated = { publishedAt?: string }

/**
 * Parts products, newest first, by their age at `now` (milliseconds since the epoch). What does not fill the rows of a
 * part comes first in the next one, unless it is the last of the list. Empty parts are left out.
 */
export function bySpan<Product extends Dated>(
  products: readonly Product[],
  now: number,
): { span: Span; products: Product[] }[] {
  const ends = spans.map(({ days }) => {
    const young = products.filter((product) => ageOf(product, now) < days).length
    return young === products.length ? young : young - (young % WHOLE_ROWS)
  })
  return spans
    .map(({ span }, place) => ({ span, products: products.slice(ends[place - 1] ?? 0, ends[place]) }))
    .filter((part) => part.products.length > 0)
}

/** Age in days; products without a date are the oldest. */
function ageOf({ publishedAt }: Dated, now: number): number {
  return publishedAt === undefined ? Number.MAX_VALUE : (now - Date.parse(publishedAt)) / DAY
}
