import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
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

/** Tiles of the departments: the first large, four medium ones beside it, the others in a row below. */
export function CategoryTiles({ categories }: { categories: readonly Category[] }) {
  const { t } = useTranslation(['catalog', 'common'])
  const [first, ...others] = categories
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
      <div className="grid grid-cols-2 gap-card lg:grid-cols-[2fr_1fr_1fr] lg:grid-rows-[17rem_17rem]">
        <Tile
          category={first}
          size="large"
          note={
            <>
              <span className="block max-lg:hidden">
                <Text>{first.blurb}</Text>
              </span>
              <Text>{t('common:products', { count: first.productCount })}</Text>
            </>
          }
        />
        {others.slice(0, MIDDLE).map((category) => (
          <Tile key={category.id} category={category} size="middle" note={<Text>{category.blurb}</Text>} />
        ))}
      </div>
      <div
        className={cx(
          'mt-(--gap-card) grid grid-cols-2 gap-card md:grid-cols-3',
          'xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none',
        )}
      >
        {others.slice(MIDDLE).map((category) => (
          <Tile key={category.id} category={category} size="small" />
        ))}
      </div>
    </section>
  )
}

const SMALL = '(min-width: 64rem) 14rem, 10rem'

const looks = {
  large: {
    tile: 'col-span-full min-h-62 lg:col-span-1 lg:row-span-2',
    name: 'text-38 font-extrabold',
    picture: '-bottom-[24%] -end-7 h-[118%] lg:-bottom-[30%] lg:end-0 lg:h-[122%]',
    note: 'lg:text-15',
    sizes: '(min-width: 64rem) 34rem, 18rem',
  },
  middle: {
    tile: 'min-h-50',
    name: 'text-18 lg:text-24',
    picture: '-bottom-[8%] -end-1 h-[62%] lg:-bottom-[10%] lg:end-0 lg:h-[80%] xl:h-[92%]',
    note: 'max-lg:line-clamp-3 lg:max-w-[60%]',
    sizes: SMALL,
  },
  small: {
    tile: 'min-h-32 lg:min-h-40',
    name: 'text-16 lg:text-18',
    // The picture of bundles fills its frame, so it starts after the longest name.
    picture: '-bottom-[6%] end-0 h-[76%] xl:-bottom-[8%] xl:-end-1 xl:h-[84%]',
    note: '',
    sizes: SMALL,
  },
} as const

type TileProps = { category: Category; size: keyof typeof looks; note?: ReactNode }

function Tile({ category: { slug, name, image }, size, note }: TileProps) {
  const look = looks[size]
  return (
    <Link
      to={listPath({ category: slug })}
      viewTransition
      className={cx('group/tile relative isolate block overflow-hidden rounded-md bg-plinth p-4 lg:p-6', look.tile)}
    >
      {image ? (
        <span
          className={cx(
            'absolute -z-1 block aspect-4/5 transition-transform duration-(--t-slow) ease-out',
            'motion-safe:group-hover/tile:scale-[1.03]',
            look.picture,
          )}
        >
          <Picture base={image.base} alt="" sizes={look.sizes} />
        </span>
      ) : null}
      <span className={cx('block font-display leading-head font-bold', look.name)}>{name}</span>
      {note ? <span className={cx('mt-1 block text-13 leading-ui text-text-2', look.note)}>{note}</span> : null}
    </Link>
  )
}
