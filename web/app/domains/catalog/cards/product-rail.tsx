import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { ArrowForward } from '#app/ui/directional-icon.tsx'
import { Rail } from '#app/ui/rail.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { ProductTile_ProductFragment } from './__generated__/product-tile.ts'
import { ProductTile, tileSizes } from './product-tile.tsx'

type Props = {
  title: string
  products: readonly ProductTile_ProductFragment[]
  /** The way to the whole list. */
  more?: { to: string; label: string }
  /** Instead of the way to the list. */
  action?: ReactNode
  className?: string
}

/** Products in one row that scrolls. Nothing when there are none. */
export function ProductRail({ title, products, more, action, className }: Props) {
  const { t } = useTranslation('common')
  if (products.length === 0) return null
  const link = more ? (
    <TextLink asChild iconEnd={<ArrowForward className="size-4" />}>
      <Link to={more.to} viewTransition>
        {more.label}
      </Link>
    </TextLink>
  ) : null
  return (
    <Rail title={title} action={link ?? action} previousLabel={t('previous')} nextLabel={t('next')} className={className}>
      {products.map((product) => (
        <ProductTile key={product.id} product={product} sizes={tileSizes.rail} />
      ))}
    </Rail>
  )
}
