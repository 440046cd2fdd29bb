import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { cx } from '#app/ui/cx.ts'
import { ProductCard, ProductGrid } from '#app/ui/product-card.tsx'
import { SectionHead } from '#app/ui/headings.tsx'
import type { KitTile_ProductFragment } from './__generated__/club-kits.ts'
import { Picture } from '#app/ui/picture.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { productPath } from '#app/domains/catalog/catalog-paths.ts'
import { ProductPrice } from '#app/domains/catalog/cards/product-price.tsx'
import { tileSizes } from '#app/domains/catalog/cards/product-tile.tsx'

type Props = { name: string; kits: readonly KitTile_ProductFragment[] }

/** Kits of a club by season, newest first. Renders nothing without kits. */
export function ClubKits({ name, kits }: Props) {
  const { t } = useTranslation('catalog')
  if (kits.length === 0) return null
  const seasons = [...Map.groupBy(kits, ({ season }) => season?.name ?? null)]
  return (
    <section aria-labelledby="kits">
      <SectionHead id="kits" title={<Text>{t('club.kits', { name })}</Text>} />
      <div className="grid grid-cols-pair gap-x-card gap-y-8 md:grid-cols-3 lg:grid-cols-4">
        {seasons.map(([season, some]) => (
          <Season key={season} title={season ? t('season', { name: season }) : t('club.anySeason')} kits={some} />
        ))}
      </div>
    </section>
  )
}

/** A season spans as many columns as it has kits, so that small seasons share a row. */
const spans = ['', 'col-span-1', 'col-span-full md:col-span-2', 'col-span-full md:col-span-3']

function Season({ title, kits }: { title: string; kits: Props['kits'] }) {
  return (
    <div
      role="group"
      aria-label={title}
      className={cx('grid grid-cols-subgrid content-start', spans[kits.length] ?? 'col-span-full')}
    >
      <p
        aria-hidden="true"
        className="col-span-full mb-4 flex items-center gap-4 type-h4 text-text-2 after:h-px after:flex-1 after:bg-line"
      >
        <span>
          <Text>{title}</Text>
        </span>
      </p>
      <ProductGrid className="col-span-full grid-cols-subgrid">
        {kits.map((product) => (
          <KitTile key={product.id} product={product} />
        ))}
      </ProductGrid>
    </div>
  )
}

/** Card of a kit on its club's page: the kit type comes first. */
function KitTile({ product }: { product: KitTile_ProductFragment }) {
  const { t } = useTranslation('catalog')
  const { slug, name, status, inStock, kitType, image } = product
  const coming = status === 'ONLINE_COMING'
  const soldOut = !coming && !inStock
  const kit = kitType ? t(`kit.${kitType}`) : null
  const state = coming ? t('tag.coming') : soldOut ? t('tag.soldOut') : null
  return (
    <ProductCard
      level={3}
      soldOut={soldOut}
      media={<Picture base={image.base} alt={image.alt} light sizes={tileSizes.rail} />}
      tag={state ? <Tag tone="outline">{state}</Tag> : kit ? <Tag>{kit}</Tag> : null}
      meta={state && kit}
      title={
        <Link to={productPath(slug)} viewTransition>
          <Text>{name}</Text>
        </Link>
      }
      price={<ProductPrice of={product} muted={soldOut} />}
    />
  )
}
