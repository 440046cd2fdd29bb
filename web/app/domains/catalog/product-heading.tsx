import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Text } from '#app/lib/i18n/text.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { ProductPrice_VariantFragment } from './__generated__/product-price.ts'
import type { ProductHeading_ProductFragment } from './__generated__/product-heading.ts'
import { listPath } from './product-path.ts'
import { ProductPrice } from './product-price.tsx'

type Props = {
  product: ProductHeading_ProductFragment
  /** What is chosen: its price is shown. */
  variant?: ProductPrice_VariantFragment
  /** Instead of the percent: what a bundle saves. */
  saving?: ReactNode
}

/** Whose it is, its name, and what it costs. */
export function ProductHeading({ product, variant, saving }: Props) {
  const { t } = useTranslation('catalog')
  const { name, club, season, brand, status } = product
  const facts = [
    club ? <FilterLink key="club" to={listPath({ club: club.slug })} name={club.name} /> : null,
    season ? <Text key="season">{t('season', { name: season.name })}</Text> : null,
    brand ? <FilterLink key="brand" to={listPath({ brand: brand.slug })} name={brand.name} /> : null,
  ].filter((fact) => fact !== null)
  return (
    <div className="grid gap-2">
      <p className="type-meta">
        {facts.map((fact, index) => (
          <Fragment key={index}>
            {index > 0 ? ' · ' : null}
            {fact}
          </Fragment>
        ))}
      </p>
      <h1 className="type-h1">
        <Text>{name}</Text>
      </h1>
      <p className="flex flex-wrap items-center gap-x-3 pt-1">
        <ProductPrice of={variant ?? product} size="xl" withSaving={!saving} />
        {saving ? <Tag tone="sale">{saving}</Tag> : null}
        {status === 'ONLINE_COMING' ? <Tag tone="outline">{t('tag.coming')}</Tag> : null}
      </p>
      <p className="type-meta">{t('price.note')}</p>
    </div>
  )
}

function FilterLink({ to, name }: { to: string; name: string }) {
  return (
    <Link to={to} className="tap-area font-semibold text-text underline-offset-4 hover:underline" viewTransition>
      <Text>{name}</Text>
    </Link>
  )
}
