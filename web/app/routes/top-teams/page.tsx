import { useLocation } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import type { ClubKind } from '#app/__generated__/schema.ts'
import { pageMeta, rootData } from '#app/lib/head/page-meta.ts'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { ClubCard, RankedCards } from '#app/domains/catalog/top/ranked-card.tsx'
import { ClubKinds, parseClubKind } from '#app/domains/catalog/club/club-kinds.tsx'
import { RankedEmpty } from '#app/domains/catalog/top/top-grid.tsx'
import { TopHead } from '#app/domains/catalog/top/top-head.tsx'
import type { Route } from './+types/page'
import { TopTeamsPageDocument, useTopTeamsPageQuery } from './__generated__/page.ts'

const titleOf = (kind: ClubKind) =>
  kind === 'NATIONAL' ? 'catalog:top.topTeams.national' : 'catalog:top.topTeams.title'

const load = async (_: Visit, query: Query) => query(TopTeamsPageDocument, {}, { subject: 'topClubs' })

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const meta = (args: Route.MetaArgs) => {
  const { t } = rootData(args)
  const { pathname, search } = args.location
  const kind = parseClubKind(search)
  const canonical = pathname + (kind === 'NATIONAL' ? '?kind=national' : '')
  return pageMeta(args, { title: t(titleOf(kind)), description: t('catalog:top.topTeams.text'), canonical })
}

export default function TopTeamsPage() {
  const { t } = useTranslation('catalog')
  const { topClubs } = useTopTeamsPageQuery().data
  const kind = parseClubKind(useLocation().search)
  if (!topClubs) return null
  const shown = topClubs.filter((club) => club.kind === kind)
  return (
    <div className="-mt-6 pb-section lg:-mt-10">
      <TopHead page="topTeams" title={kind === 'NATIONAL' ? t('top.topTeams.national') : undefined} />
      <ClubKinds kind={kind} />
      {shown.length === 0 ? <RankedEmpty /> : null}
      <RankedCards>
        {shown.map((club, index) => (
          <ClubCard key={club.id} club={club} place={index + 1} />
        ))}
      </RankedCards>
    </div>
  )
}
