import { Link } from 'react-router'
import { type Ref, useSyncExternalStore } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { WishlistButton } from '#app/domains/wishlist/wishlist-button.tsx'
import { ColorDots } from '#app/ui/color-dots.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { ProductCard } from '#app/ui/product-card.tsx'
import { RatingMark } from '#app/ui/rating.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { productPath } from '#app/domains/catalog/catalog-paths.ts'
import { QuickSize, QuickSizes } from '#app/ui/quick-sizes.tsx'
import { AddFields, useAddToCart } from '#app/domains/catalog/add-to-cart/use-add-to-cart.tsx'
import { CART_PATH } from '#app/domains/catalog/add-to-cart/add-to-cart-write.ts'
import type { ProductTile_ProductFragment, QuickAdd_ProductFragment } from './__generated__/product-tile.ts'
import { ProductPrice } from './product-price.tsx'

const DOTS = 4
/** Maximum number of sizes that fit over a picture; with more, the product's page asks for the size. */
const QUICK = 8

/** Widths of a card's picture (`sizes`) in a grid beside filters and in a rail. */
export const tileSizes = {
  grid: '(min-width: 90rem) 22rem, (min-width: 64rem) 24vw, (min-width: 48rem) 32vw, 47vw',
  rail: '(min-width: 64rem) 19vw, (min-width: 40rem) 28vw, 43vw',
} as const

type Props = {
  ref?: Ref<HTMLElement>
  product: ProductTile_ProductFragment
  /** The colour that the product is shown in; the first one without it. */
  shownIn?: { slug: string; name: string; base: string }
  sizes?: string
  /** Whether the picture is on the first screen and must not be lazy; 'low' for all but the first. */
  priority?: boolean | 'low'
  level?: 2 | 3
}

/** Card of a product in a list. On a wide screen with a mouse it has buttons to add a size at once. */
export function ProductTile({ ref, product, shownIn, sizes = tileSizes.grid, priority, level }: Props) {
  const { t } = useTranslation('catalog')
  const mouse = useMouse()
  const { slug, name, image, colors, club, category, rating } = product
  const alt = shownIn ? [name, shownIn.name].join(t('card.and')) : image.alt
  const season = product.season?.name ?? ''
  const soldOut = !product.inStock && product.status === 'ONLINE'
  const sellable = product.kind === 'SIMPLE' && product.status === 'ONLINE' && product.inStock
  const quick = mouse && sellable && product.sizes.length > 0 && product.sizes.length <= QUICK
  const more = colors.length - DOTS
  const tag = useTag(product, soldOut)
  return (
    <ProductCard
      ref={ref}
      level={level}
      soldOut={soldOut}
      media={<Picture base={shownIn?.base ?? image.base} alt={alt} light sizes={sizes} priority={priority} />}
      tag={tag}
      // Shirts of past seasons have the season in their name.
      meta={
        <Text>
          {[club?.name ?? category.name, club && !name.includes(season) && season].filter(Boolean).join(' · ')}
        </Text>
      }
      title={
        <Link to={productPath(slug, { color: shownIn?.slug })} viewTransition>
          <Text>{name}</Text>
        </Link>
      }
      price={<ProductPrice of={product} muted={soldOut} />}
      rating={
        rating ? (
          <RatingMark {...rating} label={t('rating.of', { average: rating.average, count: rating.count })} />
        ) : null
      }
      dots={
        colors.length > 0 ? (
          <ColorDots
            label={t('card.colors', { names: colors.map(({ color }) => color.name).join(t('card.and')) })}
            colors={colors.slice(0, DOTS).map(({ color }) => ({ color: color.hex }))}
            more={more > 0 ? <bdi dir="ltr">+{more}</bdi> : null}
          />
        ) : null
      }
      action={<WishlistButton product={product} />}
      quick={quick ? <QuickAdd product={product} /> : null}
    />
  )
}

/** One tag: what blocks the purchase, else the offer, else that it is new. Null without any. */
function useTag(product: ProductTile_ProductFragment, soldOut: boolean) {
  const { t } = useTranslation('catalog')
  const { status, discountPercent, isNew } = product
  if (status === 'ONLINE_COMING') return <Tag tone="outline">{t('tag.coming')}</Tag>
  if (soldOut) return <Tag tone="outline">{t('tag.soldOut')}</Tag>
  if (!discountPercent) return isNew ? <Tag>{t('tag.new')}</Tag> : null
  return (
    <Tag tone="sale">
      <Text>{t('price.off', { percent: discountPercent })}</Text>
    </Tag>
  )
}

const QUERY = '(hover: hover) and (pointer: fine) and (min-width: 64rem)'

/** Returns whether the visitor has a wide screen and a mouse; false during server rendering. */
function useMouse(): boolean {
  return useSyncExternalStore(subscribe, matches, () => false)
}

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia?.(QUERY)
  query?.addEventListener('change', changed)
  return () => query?.removeEventListener('change', changed)
}

function matches(): boolean {
  return window.matchMedia?.(QUERY).matches ?? false
}

/** Size buttons over a card's picture. A press adds that size of the first colour to the cart. */
export function QuickAdd({ product }: { product: QuickAdd_ProductFragment }) {
  const { t } = useTranslation('catalog')
  const { Form, busy, begin } = useAddToCart()
  const { name, image, sizes } = product
  const only = sizes.length === 1
  return (
    <Form action={CART_PATH}>
      <AddFields />
      <QuickSizes label={t('add.quick', { name })}>
        {sizes.map(({ inStock, size, variant }) => (
          <QuickSize
            key={size.id}
            type={inStock ? 'submit' : 'button'}
            name="variantId"
            value={variant?.id}
            soldOut={!inStock}
            aria-disabled={busy || !inStock || undefined}
            aria-label={inStock ? t('add.quickSize', { size: size.label }) : `${size.label} ${t('size.soldOut')}`}
            // `disabled` would drop the keyboard focus.
            onClick={(event) => begin({ name, picture: image.base, note: size.label }) || event.preventDefault()}
          >
            {only ? t('add.button') : size.label}
          </QuickSize>
        ))}
      </QuickSizes>
    </Form>
  )
}
