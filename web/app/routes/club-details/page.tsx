import { redirect } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { pageMeta, rootOf } from '#app/lib/head/page-meta.ts'
import { textOf } from '#app/lib/i18n/i18n.ts'
import { browserLoader } from '#app/lib/route/in-browser.ts'
import { MissingPart } from '#app/lib/route/missing-part.tsx'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import type { Query, Visit } from '#app/lib/route/route-types.ts'
import { clubPath } from '#app/domains/catalog/club/club-path.ts'
import { clubMeta } from '#app/domains/catalog/club/club-meta.ts'
import { ClubHead } from '#app/domains/catalog/club/club-head.tsx'
import { KitShelf } from '#app/domains/catalog/cards/kit-shelf.tsx'
import { listPath } from '#app/domains/catalog/product-path.ts'
import { ProductRail } from '#app/domains/catalog/cards/product-rail.tsx'
import { topPaths } from '#app/domains/catalog/top/top-paths.ts'
import { TopTrail } from '#app/domains/catalog/top/top-trail.tsx'
import type { Route } from './+types/page'
import { ClubDetailsPageDocument, useClubDetailsPageQuery } from './__generated__/page.ts'

const variablesOf = (id: string) => ({ id, filter: { club: [id] } })

const load = async ({ params: { id = '' }, url }: Visit, query: Query) => {
  const page = await query(ClubDetailsPageDocument, variablesOf(id), { subject: 'club', parts: ['bestSellers'] })
  const { club } = page
  if (id !== club.slug) throw redirect(clubPath(club.slug) + url.search, 301)
  return { page, club }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const meta = (args: Route.MetaArgs) => {
  const club = args.loaderData?.club
  if (!club) return pageMeta(args, {})
  const t = textOf(rootOf(args).locale)
  const { name, nicknames } = club
  const description = [t('catalog:club.description', { name }), nicknames].filter(Boolean).join(' ')
  const page = pageMeta(args, { title: t('catalog:club.pageTitle', { name }), description, canonical: clubPath(club.slug), picture: club.shareImage })
  return import.meta.env.SSR ? [...page, ...clubMeta(club, rootOf(args).origin)] : page
}

/** A club or a national team: what is known of it, its shirts by season, and what sells best of it. */
export default function ClubDetailsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('catalog')
  const { data: { club, ...page } } = useClubDetailsPageQuery({ variables: variablesOf(loaderData.club.slug) })
  if (!club) return null
  const { slug, name, kits } = club
  const above = { to: topPaths.topTeams + (club.kind === 'NATIONAL' ? '?kind=national' : ''), label: t('top.topTeams.name') }
  return (
    <div className="-mt-6 pb-section lg:-mt-10">
      <TopTrail page={name} above={above} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-section">
        <ClubHead club={club} />
        {kits ? <KitShelf name={name} kits={kits} /> : <MissingPart />}
        <ProductRail
          title={t('club.bestSellers', { name })}
          products={page.bestSellers?.nodes ?? null}
          more={{ to: listPath({ club: slug }), label: t('club.all', { name }) }}
        />
      </div>
    </div>
  )
}
