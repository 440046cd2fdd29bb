import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { ClubLink, ClubStrip } from '#app/ui/club-link.tsx'
import { ArrowForward } from '#app/ui/directional-icon.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import type { ClubRow_ClubFragment } from './__generated__/club-row.ts'
import { listPath } from './product-path.ts'

type Props = { clubs: readonly ClubRow_ClubFragment[]; id: string }

/** Clubs to start from, each a disc in its colours. */
export function ClubRow({ clubs, id }: Props) {
  const { t } = useTranslation('catalog')
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6">
      <SectionHead id={`${id}-title`} title={t('clubs.title')} />
      <ClubStrip label={t('clubs.title')}>
        {clubs.map(({ id: key, slug, name, emblem }) => (
          <ClubLink key={key} asChild pattern={emblem.pattern} colors={emblem.colors}>
            <Link to={listPath({ club: slug })} viewTransition>
              {name}
            </Link>
          </ClubLink>
        ))}
        <Link
          to={listPath({ category: 'football-kits' })}
          className="flex w-19 flex-none snap-start flex-col items-center gap-2 text-center text-14 lg:w-auto lg:flex-1"
          viewTransition
        >
          <span className="grid size-17 place-items-center rounded-full bg-surface-2 lg:size-22">
            <ArrowForward />
          </span>
          {t('clubs.all')}
        </Link>
      </ClubStrip>
    </section>
  )
}
