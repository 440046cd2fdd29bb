import { ClubDisc } from '#app/ui/club-disc.tsx'
import type { ClubCard_ClubFragment } from './__generated__/club-card.ts'
import { clubPath } from './club-path.ts'
import { RankedCard } from '#app/domains/catalog/top/ranked-card.tsx'

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
      productCount={productCount}
    />
  )
}
