import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { WishlistButton } from '#app/domains/wishlist/wishlist-button.tsx'
import { RatingStars } from '#app/ui/rating.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { ProductPrice_VariantFragment } from '#app/domains/catalog/cards/__generated__/product-price.ts'
import type { ProductHeading_ProductFragment } from './__generated__/product-heading.ts'
import { brandPath, clubPath } from '#app/domains/catalog/catalog-paths.ts'
import { ProductPrice } from '#app/domains/catalog/cards/product-price.tsx'

/** Id of the reviews section. */
export const REVIEWS = 'reviews'

type Props = {
  product: ProductHeading_ProductFragment
  /** Chosen variant, whose price is shown. */
  variant?: ProductPrice_VariantFragment
  /** Saving of a bundle, shown instead of the percentage. */
  saving?: ReactNode
  /** Share button at the end of the first line. */
  action?: ReactNode
}

/** Heading of a product page: club, season and brand, name, rating and price. */
export function ProductHeading({ product, variant, saving, action }: Props) {
  const { t } = useTranslation('catalog')
  const { name, club, season, brand, status, rating } = product
  const facts = [
    club ? <FactLink key="club" to={clubPath(club.slug)} name={club.name} /> : null,
    season ? <Text key="season">{t('season', { name: season.name })}</Text> : null,
    brand ? <FactLink key="brand" to={brandPath(brand.slug)} name={brand.name} /> : null,
  ].filter((fact) => fact !== null)
  return (
    <div className="grid gap-2">
      <div className="flex min-h-tap flex-wrap items-center justify-between gap-3">
        <p className="type-meta grow basis-32">
          {facts.map((fact, index) => (
            <Fragment key={index}>
              {index > 0 ? ' · ' : null}
              {fact}
            </Fragment>
          ))}
        </p>
        <div className="flex flex-none gap-2">
          <WishlistButton product={product} variant="round" />
          {action}
        </div>
      </div>
      <h1 className="type-h1 pb-1">
        <Text>{name}</Text>
      </h1>
      {rating ? (
        <a
          href={`#${REVIEWS}`}
          className="tap-area flex min-h-6 w-fit items-center gap-2 text-14 underline-offset-4 hover:underline"
        >
          <RatingStars value={rating.average} label={t('rating.stars', { average: rating.average })} />
          <span className="text-text-2">
            <Text>{t('rating.count', { count: rating.count })}</Text>
          </span>
        </a>
      ) : null}
      <p className="flex flex-wrap items-center gap-x-3 pt-1">
        <ProductPrice of={variant ?? product} size="xl" withSaving={!saving} />
        {saving ? <Tag tone="sale">{saving}</Tag> : null}
        {status === 'ONLINE_COMING' ? <Tag tone="outline">{t('tag.coming')}</Tag> : null}
      </p>
      <p className="type-meta">{t('price.note')}</p>
    </div>
  )
}

function FactLink({ to, name }: { to: string; name: string }) {
  return (
    <Link
      to={to}
      className="tap-area inline-block min-w-6 leading-6 font-semibold text-text underline-offset-4 hover:underline"
      viewTransition
    >
      <Text>{name}</Text>
    </Link>
  )
}
