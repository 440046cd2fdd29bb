import { Link } from 'react-router'
import { Text } from '#app/lib/i18n/text.tsx'
import { cx } from '#app/ui/cx.ts'
import { Picture } from '#app/ui/picture.tsx'
import { type PhotoChoice, photoPath } from '#app/domains/content/content-paths.ts'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Chip, ChipRow } from '#app/ui/chip.tsx'
import type { PhotoGrid_PhotoFragment } from './__generated__/photo-grid.ts'

type Props = { photos: readonly PhotoGrid_PhotoFragment[]; choice: PhotoChoice }

/**
 * A grid of photos, each a link that opens it. The first and every tenth after it are twice as large; on a phone a last
 * one that would be alone is too.
 */
export function PhotoGrid({ photos, choice }: Props) {
  const larges = Math.ceil(photos.length / 10)
  // Cells of the last row with two and with three columns.
  const [ofTwo, ofThree] = [(photos.length - larges) % 2, (photos.length + larges) % 3]
  return (
    <ul className="grid grid-flow-dense grid-cols-pair gap-x-3 gap-y-5 md:grid-cols-3 lg:grid-cols-4 lg:gap-x-5 lg:gap-y-8">
      {photos.map(({ id, caption, image }, place) => {
        const large = place % 10 === 0
        return (
          <li
            key={id}
            className={cx(
              'min-w-0',
              large && 'col-span-full md:col-span-2 lg:row-span-2',
              place === photos.length - 1 && !large && ofTwo === 1 && 'max-md:col-span-full',
              place === photos.length - 1 && !large && ofThree === 1 && 'md:max-lg:col-span-full',
            )}
          >
            <Link
              id={`photo-${id}`}
              to={photoPath({ ...choice, photo: id })}
              state={{ opened: true }}
              preventScrollReset
              className="group/photo grid gap-2 rounded-md"
            >
              <span className="block aspect-3/2 overflow-hidden rounded-md bg-plinth">
                <Picture
                  base={image.base}
                  alt={image.alt}
                  width={1200}
                  height={800}
                  sizes={
                    large
                      ? '(min-width: 64rem) 44rem, 100vw'
                      : '(min-width: 64rem) 21rem, (min-width: 48rem) 32vw, 48vw'
                  }
                  priority={place === 0}
                  className={cx(
                    'object-cover transition-transform duration-(--t-slow) ease-out',
                    'motion-safe:group-hover/photo:scale-[1.035]',
                  )}
                />
              </span>
              <span className={large ? 'font-display text-16 font-semibold' : 'text-14 text-text-2'}>
                <Text>{caption}</Text>
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

type PhotoAlbumsProps = { albums: readonly { slug: string; name: string; count: number }[]; chosen: string | null }

/** Links that filter the photos by album. */
export function PhotoAlbums({ albums, chosen }: PhotoAlbumsProps) {
  const { t } = useTranslation('media')
  const total = albums.reduce((sum, { count }) => sum + count, 0)
  return (
    <ChipRow label={t('photos.albums')} className="mb-6">
      {[{ slug: null, name: t('photos.all'), count: total }, ...albums].map(({ slug, name, count }) => (
        <Chip key={slug ?? ''} asChild>
          <Link to={photoPath({ album: slug })} aria-current={slug === chosen ? 'true' : undefined} preventScrollReset>
            {name} <bdi className="text-13 opacity-75">{count}</bdi>
          </Link>
        </Chip>
      ))}
    </ChipRow>
  )
}
