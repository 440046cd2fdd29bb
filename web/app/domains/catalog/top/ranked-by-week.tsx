import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { ProductGrid } from '#app/ui/product-card.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import type { ProductTile_ProductFragment } from '#app/domains/catalog/cards/__generated__/product-tile.ts'
import { ProductTile } from '#app/domains/catalog/cards/product-tile.tsx'
import { bySpan } from './ranked-weeks.ts'

/** So many pictures are on the first screen. */
const FIRST = 3

type Props = {
  products: readonly (ProductTile_ProductFragment & { publishedAt?: string })[]
  /** When the page's data was made, in ms. */
  served: number
}

/** New products, this week's before this month's before older ones. */
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
