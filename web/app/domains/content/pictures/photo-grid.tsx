import { Link } from 'react-router'
import { Text } from '#app/lib/i18n/text.tsx'
import { cx } from '#app/ui/cx.ts'
import { Picture } from '#app/ui/picture.tsx'
import type { PhotoGrid_PhotoFragment } from './__generated__/photo-grid.ts'
import { type PhotoChoice, photoPath } from '#app/domains/content/photo-paths.ts'

type Props = { photos: readonly PhotoGrid_PhotoFragment[]; choice: PhotoChoice }

/** Photos side by side, each a link that opens it; the first one and every tenth after it are twice as large on a wide screen. */
export function PhotoGrid({ photos, choice }: Props) {
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-5 md:grid-cols-3 lg:grid-flow-dense lg:grid-cols-4 lg:gap-x-5 lg:gap-y-8">
      {photos.map(({ id, caption, image }, place) => {
        const large = place % 10 === 0
        return (
          <li key={id} className={cx('min-w-0', large && 'col-span-2 lg:row-span-2')}>
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
                  sizes={large ? '(min-width: 64rem) 44rem, 100vw' : '(min-width: 64rem) 21rem, (min-width: 48rem) 32vw, 48vw'}
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
