import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { cx } from '#app/ui/cx.ts'
import { Picture } from '#app/ui/picture.tsx'
import { ClubDisc } from '#app/ui/club-disc.tsx'
import type { BrandCard_BrandFragment, ClubCard_ClubFragment } from './__generated__/ranked-card.ts'
import { brandPath, clubPath } from '#app/domains/catalog/catalog-paths.ts'
import { capital } from '#app/lib/i18n/capital.ts'

/** Number of highlighted places. */
const HIGHLIGHTED = 3
/** Number of pictures on the first screen. */
const FIRST = 4
const SIZES = '(min-width: 80rem) 20rem, (min-width: 48rem) 30vw, 46vw'

type Props = {
  /** Place in the ranking, from 1. */
  place: number
  to: string
  name: string
  /** Base address of a picture. */
  picture?: string
  /** Shows the name as the picture. */
  wordmark?: boolean
  /** Shown in the lower corner of the picture. */
  emblem?: ReactNode
  /** Text below the name. */
  text?: string | null
  productCount: number
}

/** Card of a ranking: place, picture, name and number of products. */
export function RankedCard({ place, to, name, picture, wordmark = false, emblem, text, productCount }: Props) {
  const { t } = useTranslation('common')
  const heading = (
    <h2 className={wordmark ? 'type-h2' : 'type-h3'}>
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
  )
  return (
    <li
      className={cx(
        'group/ranked relative isolate grid min-w-0 grid-cols-[auto_minmax(0,1fr)] grid-rows-[auto_1fr] overflow-hidden rounded-md bg-surface-1',
        'forced-colors:border',
        // Alone in a row of three, its text stands beside its picture.
        'md:max-xl:last:nth-[3n+1]:col-span-full md:max-xl:last:nth-[3n+1]:grid-cols-[auto_minmax(0,1fr)_minmax(0,2fr)]',
        'md:max-xl:last:nth-[3n+1]:[&>div:last-child]:col-start-3 md:max-xl:last:nth-[3n+1]:[&>div:last-child]:ps-4 md:max-xl:last:nth-[3n+1]:[&>div:last-child]:row-start-1',
      )}
    >
      <span
        aria-hidden="true"
        className={cx(
          'w-9 pt-3 text-center font-display leading-none font-bold sm:w-12',
          place <= HIGHLIGHTED ? 'text-30 text-accent-text' : 'text-20 text-text-2',
        )}
      >
        {place}
      </span>
      <div className={cx('overflow-hidden bg-plinth', wordmark ? 'aspect-[1.6]' : 'relative aspect-square')}>
        {wordmark ? (
          <div className="grid size-full place-items-center p-3 text-center text-balance">{heading}</div>
        ) : null}
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
        {emblem ? <span className="absolute end-3 bottom-3 size-11 sm:size-14">{emblem}</span> : null}
      </div>
      <div className="col-start-2 flex flex-col gap-1 py-3 pe-3 sm:py-4 sm:pe-4">
        {wordmark ? null : heading}
        {text ? (
          <p className="text-14 text-text-2">
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
  return <ol className="grid grid-cols-pair gap-card md:grid-cols-3 xl:grid-cols-4">{children}</ol>
}

/** A club in the ranking of clubs. */
export function ClubCard({ club, place }: { club: ClubCard_ClubFragment; place: number }) {
  const { slug, name, nicknames, league, productCount, emblem, image } = club
  return (
    <RankedCard
      place={place}
      to={clubPath(slug)}
      name={name}
      picture={image?.base}
      emblem={<ClubDisc pattern={emblem.pattern} colors={emblem.colors} size="fill" />}
      text={nicknames ?? league}
      productCount={productCount ?? 0}
    />
  )
}

/** A brand in the ranking of brands. */
export function BrandCard({ brand, place }: { brand: BrandCard_BrandFragment; place: number }) {
  const { t } = useTranslation('catalog')
  const { slug, name, founded, country, productCount } = brand
  const facts = [country, founded === null ? null : t('brand.since', { year: founded })].filter((fact) => fact !== null)
  return (
    <RankedCard
      place={place}
      to={brandPath(slug)}
      name={name}
      wordmark
      text={capital(facts.join(t('card.and')))}
      productCount={productCount ?? 0}
    />
  )
}
