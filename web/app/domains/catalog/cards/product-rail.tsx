import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { MissingPart } from '#app/lib/route/missing-part.tsx'
import { ArrowForward } from '#app/ui/directional-icon.tsx'
import { Rail } from '#app/ui/rail.tsx'
import { SectionHead } from '#app/ui/headings.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { ProductTile_ProductFragment } from './__generated__/product-tile.ts'
import { RailTiles } from './rail-tiles.tsx'

type Props = {
  title: string
  /** Null when they did not load. */
  products: readonly ProductTile_ProductFragment[] | null
  /** Link to the whole list. */
  more?: { to: string; label: string }
  /** Shown instead of the link to the list. */
  action?: ReactNode
  /** Loads the products that the page has not loaded, when the row comes near. */
  rest?: ReactNode
  className?: string
}

/** Row of products that scrolls. Renders nothing without products. */
export function ProductRail({ title, products, more, action, rest, className }: Props) {
  const { t } = useTranslation('common')
  if (!products) {
    return (
      <section className={className}>
        <SectionHead title={title} />
        <MissingPart />
      </section>
    )
  }
  if (products.length === 0) return null
  const link = more ? (
    <TextLink asChild iconEnd={<ArrowForward className="size-4" />}>
      <Link to={more.to} viewTransition>
        {more.label}
      </Link>
    </TextLink>
  ) : null
  return (
    <Rail
      title={title}
      action={link ?? action}
      previousLabel={t('previous')}
      nextLabel={t('next')}
      className={className}
    >
      <RailTiles products={products} rest={rest} />
    </Rail>
  )
}
