import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { shop } from '#app/lib/shop/shop.ts'
import { cx } from '#app/ui/cx.ts'
import { ArrowForward } from '#app/ui/directional-icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { SectionHead } from '#app/ui/headings.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { CategoryTiles_CategoryFragment } from './__generated__/category-tiles.ts'
import { listPath } from '#app/domains/catalog/catalog-paths.ts'

/** Number of medium tiles beside the large one. */
const MIDDLE = 4

type Category = CategoryTiles_CategoryFragment

/**
 * Tiles of the departments: the first large, four medium ones beside it, the others in a row below, gifts over the
 * whole width.
 */
export function CategoryTiles({ categories }: { categories: readonly Category[] }) {
  const { t } = useTranslation(['catalog', 'common'])
  const gifts = categories.find(({ slug }) => slug === shop.giftCategory)
  const [first, ...others] = categories.filter((category) => category !== gifts)
  if (!first) return null
  return (
    <section aria-labelledby="departments">
      <SectionHead
        id="departments"
        title={t('categories.shop')}
        action={
          <TextLink asChild iconEnd={<ArrowForward className="size-4" />}>
            <Link to="/categories" viewTransition>
              {t('categories.title')}
            </Link>
          </TextLink>
        }
      />
      <div className="grid grid-cols-pair gap-card lg:grid-cols-[2fr_1fr_1fr] lg:grid-rows-[17rem_17rem]">
        <Tile
          category={first}
          size="large"
          note={
            <>
              <span className="block max-lg:hidden">
                <Text>{first.blurb ?? ''}</Text>
              </span>
              <Text>{t('common:products', { count: first.productCount ?? 0 })}</Text>
            </>
          }
        />
        {others.slice(0, MIDDLE).map((category) => (
          <Tile key={category.id} category={category} size="middle" note={<Text>{category.blurb ?? ''}</Text>} />
        ))}
      </div>
      <div
        className={cx(
          'mt-(--gap-card) grid grid-cols-pair gap-card max-md:*:odd:last:col-span-full md:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]',
          'xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none',
        )}
      >
        {others.slice(MIDDLE).map((category) => (
          <Tile key={category.id} category={category} size="small" />
        ))}
      </div>
      {gifts ? (
        <Tile
          category={{ ...gifts, name: gifts.blurb ?? gifts.name }}
          size="wide"
          note={<Text>{[gifts.name, t('common:products', { count: gifts.productCount ?? 0 })].join(' · ')}</Text>}
        />
      ) : null}
    </section>
  )
}

const SMALL = '(min-width: 64rem) 14rem, 10rem'

const sizes = { large: '(min-width: 64rem) 34rem, 18rem', middle: SMALL, small: SMALL, wide: SMALL } as const

type TileProps = { category: Category; size: keyof typeof sizes; note?: ReactNode }

function Tile({ category: { slug, name, image }, size, note }: TileProps) {
  return (
    <Link to={listPath({ category: slug })} viewTransition className={`category-tile category-tile-${size}`}>
      {image ? (
        <i>
          <Picture base={image.base} alt="" sizes={sizes[size]} light={size !== 'large'} />
        </i>
      ) : null}
      <b>{name}</b>
      {note ? <small>{note}</small> : null}
    </Link>
  )
}
