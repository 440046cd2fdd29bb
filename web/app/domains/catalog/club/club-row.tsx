import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { ClubLink, ClubStrip } from '#app/ui/club-disc.tsx'
import { ArrowForward } from '#app/ui/directional-icon.tsx'
import { SectionHead } from '#app/ui/headings.tsx'
import type { ClubRow_ClubFragment } from './__generated__/club-row.ts'
import { clubPath, topPaths } from '#app/domains/catalog/catalog-paths.ts'

type Props = {
  clubs: readonly ClubRow_ClubFragment[]
  id: string
  /** Heading; «ناديك الأول» by default. */
  title?: string
}

/** Row of links to clubs, each with its emblem; nothing in a shop without clubs. */
export function ClubRow({ clubs, id, title }: Props) {
  const { t } = useTranslation('catalog')
  if (clubs.length === 0) return null
  const heading = title ?? t('clubs.title')
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6">
      <SectionHead id={`${id}-title`} title={<Text>{heading}</Text>} />
      <ClubStrip label={heading}>
        {clubs.map(({ id: key, slug, name, emblem }) => (
          <ClubLink key={key} asChild pattern={emblem.pattern} colors={emblem.colors}>
            <Link to={clubPath(slug)} viewTransition>
              {name}
            </Link>
          </ClubLink>
        ))}
        <Link to={topPaths.topTeams} className="club-link" viewTransition>
          <span className="grid size-17 place-items-center rounded-full bg-surface-2 lg:size-22">
            <ArrowForward />
          </span>
          {t('clubs.all')}
        </Link>
      </ClubStrip>
    </section>
  )
}
