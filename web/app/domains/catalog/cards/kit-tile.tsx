import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { ProductCard } from '#app/ui/product-card.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { KitTile_ProductFragment } from './__generated__/kit-tile.ts'
import { productPath } from '#app/domains/catalog/product-path.ts'
import { ProductPrice } from './product-price.tsx'
import { tileSizes } from './product-tile.tsx'

/** A shirt of a club on the club's own page: which of its shirts it is comes first. */
export function KitTile({ product }: { product: KitTile_ProductFragment }) {
  const { t } = useTranslation('catalog')
  const { slug, name, status, inStock, kitType, season, image } = product
  const coming = status === 'ONLINE_COMING'
  const soldOut = !coming && !inStock
  const state = coming ? t('tag.coming') : soldOut ? t('tag.soldOut') : null
  return (
    <ProductCard
      level={3}
      soldOut={soldOut}
      media={<Picture base={image.base} alt={image.alt} sizes={tileSizes.rail} />}
      tags={
        <>
          {kitType ? <Tag>{t(`kit.${kitType}`)}</Tag> : null}
          {state ? <Tag tone="outline">{state}</Tag> : null}
        </>
      }
      meta={season ? <Text>{season.name}</Text> : null}
      title={
        <Link to={productPath(slug)} viewTransition>
          <Text>{name}</Text>
        </Link>
      }
      price={<ProductPrice of={product} muted={soldOut} />}
    />
  )
}
