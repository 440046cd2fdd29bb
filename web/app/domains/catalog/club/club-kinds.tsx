import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import type { ClubKind } from '#app/__generated__/schema.ts'
import { Segmented, SegmentedItem } from '#app/ui/segmented.tsx'
import { topPaths } from '#app/domains/catalog/catalog-paths.ts'

/** Returns the kind of club that a URL asks for: `?kind=national` for national teams, else clubs. */
export function parseClubKind(search: string): ClubKind {
  return new URLSearchParams(search).get('kind') === 'national' ? 'NATIONAL' : 'CLUB'
}

/** Links to switch between clubs and national teams. */
export function ClubKinds({ kind }: { kind: ClubKind }) {
  const { t } = useTranslation('catalog')
  const item = (of: ClubKind, to: string) => (
    <SegmentedItem asChild current={kind === of}>
      <Link to={to} preventScrollReset>
        {t(`club.kinds.${of}`)}
      </Link>
    </SegmentedItem>
  )
  return (
    <Segmented label={t('club.kinds.label')} className="mb-6">
      {item('CLUB', topPaths.topTeams)}
      {item('NATIONAL', `${topPaths.topTeams}?kind=national`)}
    </Segmented>
  )
}
