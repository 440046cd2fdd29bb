import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { cx } from '#app/ui/cx.ts'
import { Picture } from '#app/ui/picture.tsx'

/** These stand on the sun. */
const MEDALS = 3
/** So many pictures are on the first screen. */
const FIRST = 4
const SIZES = '(min-width: 80rem) 20rem, (min-width: 48rem) 30vw, 46vw'

type Props = {
  /** 1 is the first. */
  place: number
  to: string
  name: string
  /** Base address of a picture. */
  picture?: string
  /** Stands in the lower corner of the picture. */
  emblem?: ReactNode
  /** A line or two below the name. */
  text?: string | null
  productCount: number
}

/** A club or a brand in a ranking: its place, what it looks like, and how much of it there is. */
export function RankedCard({ place, to, name, picture, emblem, text, productCount }: Props) {
  const { t } = useTranslation('common')
  return (
    <li
      className={cx(
        'group/ranked relative isolate grid min-w-0 grid-rows-[auto_1fr] overflow-hidden rounded-md bg-surface-1',
        'forced-colors:border',
      )}
    >
      <div className="relative aspect-square overflow-hidden bg-plinth">
        {picture ? (
          <div
            className={cx(
              'size-full p-[6%] transition-transform duration-(--t-slow) ease-out',
              'motion-safe:group-hover/ranked:scale-[1.035]',
            )}
          >
            <Picture base={picture} alt="" sizes={SIZES} priority={place === 1 || (place <= FIRST && 'low')} />
          </div>
        ) : null}
        <span
          aria-hidden="true"
          className={cx(
            'absolute start-2 top-2 grid place-items-center rounded-full font-display font-bold',
            place <= MEDALS ? 'size-12 bg-accent text-24 text-on-accent' : 'size-9 bg-ink text-16 text-on-ink',
          )}
        >
          {place}
        </span>
        {emblem ? <span className="absolute end-3 bottom-3 size-11 sm:size-14">{emblem}</span> : null}
      </div>
      <div className="flex flex-col gap-1 p-3 sm:p-4">
        <h2 className="type-h3">
          <Link
            to={to}
            className={cx(
              'after:absolute after:inset-0 after:z-1 after:rounded-md',
              'focus-visible:after:outline-2 focus-visible:after:-outline-offset-2',
            )}
            viewTransition
          >
            <Text>{name}</Text>
          </Link>
        </h2>
        {text ? (
          <p className="line-clamp-2 text-14 text-text-2">
            <Text>{text}</Text>
          </p>
        ) : null}
        <p className="mt-auto pt-1 text-13 text-text-3">
          <Text>{t('products', { count: productCount })}</Text>
        </p>
      </div>
    </li>
  )
}

/** Ranked cards, two-up on phones, four-up on wide screens. */
export function RankedCards({ children }: { children: ReactNode }) {
  return <ol className="grid grid-cols-2 gap-card md:grid-cols-3 xl:grid-cols-4">{children}</ol>
}
