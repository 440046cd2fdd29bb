import Trophy from 'lucide-react/icons/trophy'
import { Link } from 'react-router'
import { ProductGrid } from '#app/ui/product-card.tsx'
import type { ProductTile_ProductFragment } from '#app/domains/catalog/cards/__generated__/product-tile.ts'
import { ProductTile } from '#app/domains/catalog/cards/product-tile.tsx'
import './ranked.css'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'

/** Number of pictures on the first screen. */
const FIRST = 4

type Props = {
  products: readonly ProductTile_ProductFragment[]
  /** Numbers the products from 1. */
  ranked?: boolean
}

/** Grid of products for pages without filters: four in a row. */
export function TopGrid({ products, ranked = false }: Props) {
  return (
    <ProductGrid columns={4} className={ranked ? 'ranked' : undefined}>
      {products.map((product, place) => (
        <ProductTile key={product.id} product={product} priority={place === 0 || (place < FIRST && 'low')} level={2} />
      ))}
    </ProductGrid>
  )
}

/** Empty ranking with a link to all categories. */
export function RankedEmpty({ title }: { title?: string }) {
  const { t } = useTranslation('catalog')
  return (
    <EmptyState
      icon={<Trophy aria-hidden="true" />}
      title={title ?? t('top.empty')}
      action={
        <Button asChild>
          <Link to="/categories">{t('categories.title')}</Link>
        </Button>
      }
    />
  )
}
