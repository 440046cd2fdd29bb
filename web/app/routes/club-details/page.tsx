import { type MetaDescriptor, redirect } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { pageMeta, rootData } from '#app/lib/head/page-meta.ts'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { MissingPart } from '#app/lib/route/missing-part.tsx'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { clubPath, listPath, productPath, topPaths } from '#app/domains/catalog/catalog-paths.ts'
import { ClubHead } from '#app/domains/catalog/club/club-head.tsx'
import { ClubKits } from '#app/domains/catalog/club/club-kits.tsx'
import { ProductRail } from '#app/domains/catalog/cards/product-rail.tsx'
import { TopTrail } from '#app/domains/catalog/top/top-head.tsx'
import type { Route } from './+types/page'
import { ClubDetailsPageDocument, type ClubMeta_ClubFragment, useClubDetailsPageQuery } from './__generated__/page.ts'
import { jsonLd } from '#app/lib/structured-data/json-ld.ts'
import { sportsTeam } from '#app/domains/catalog/maker-thing.ts'
import { itemList } from '#app/lib/structured-data/lists.ts'

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
  const { t } = rootData(args)
  const { name, nicknames } = club
  const description = [t('catalog:club.description', { name }), nicknames].filter(Boolean).join(' ')
  const page = pageMeta(args, {
    title: t('catalog:club.pageTitle', { name }),
    description,
    canonical: clubPath(club.slug),
    picture: club.shareImage ?? undefined,
  })
  return import.meta.env.SSR ? [...page, ...clubMeta(club, rootData(args).origin)] : page
}

/** Page of a club or national team: facts, kits by season, best sellers. */
export default function ClubDetailsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('catalog')
  const { club, ...page } = useClubDetailsPageQuery({ variables: variablesOf(loaderData.club.slug) }).data
  if (!club) return null
  const { slug, name, kits } = club
  const above = {
    to: topPaths.topTeams + (club.kind === 'NATIONAL' ? '?kind=national' : ''),
    label: t('top.topTeams.name'),
  }
  return (
    <div className="-mt-6 pb-section lg:-mt-10">
      <TopTrail page={name} above={above} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-section">
        <ClubHead club={club} />
        {kits ? <ClubKits name={name} kits={kits} /> : <MissingPart />}
        <ProductRail
          title={t('club.bestSellers', { name })}
          products={page.bestSellers?.nodes ?? null}
          more={{ to: listPath({ club: slug }), label: t('club.all', { name }) }}
        />
      </div>
    </div>
  )
}

/** Returns the structured data of a club: facts and kits. `origin` is the shop's address. Server only. */
function clubMeta(club: ClubMeta_ClubFragment, origin: string): MetaDescriptor[] {
  const { slug, name, kits, shareImage } = club
  const shirts = (kits ?? []).map((kit) => ({ name: kit.name, path: productPath(kit.slug) }))
  const team = sportsTeam({ ...club, path: clubPath(slug), picture: shareImage ?? undefined }, origin)
  return jsonLd(shirts.length > 0 ? [team, itemList(name, shirts, origin)] : [team])
}
