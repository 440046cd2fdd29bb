import { redirect } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { BranchCard } from '#app/domains/branch/branch-card.tsx'
import { branchMeta } from '#app/domains/branch/branch-meta.ts'
import { branchesPath, branchPath } from '#app/domains/branch/branch-paths.ts'
import { BranchView } from '#app/domains/branch/branch-view.tsx'
import { listPath } from '#app/domains/catalog/catalog-paths.ts'
import { TopTrail } from '#app/domains/catalog/top/top-head.tsx'
import { formatHour } from '#app/lib/dates/format.ts'
import { pageMeta, rootData } from '#app/lib/head/page-meta.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { MissingPart } from '#app/lib/route/missing-part.tsx'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { SectionHead } from '#app/ui/headings.tsx'
import type { Route } from './+types/page'
import { BranchDetailsPageDocument, useBranchDetailsPageQuery } from './__generated__/page.ts'

const load = async ({ params: { slug = '' }, url }: Visit, query: Query) => {
  const page = await query(BranchDetailsPageDocument, { slug }, { subject: 'branch', parts: ['branches'] })
  if (slug !== page.branch.slug) throw redirect(branchPath(page.branch.slug) + url.search, 301)
  return { page, branch: page.branch, now: new Date().toISOString() }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const meta = (args: Route.MetaArgs) => {
  const { locale, origin, t } = rootData(args)
  const branch = args.loaderData?.branch
  if (!branch) return pageMeta(args, { hidden: true })
  const { name, address, phone, opens, closes, slug } = branch
  const facts = { name, address, phone, from: formatHour(opens, locale), to: formatHour(closes, locale) }
  const [title, description] = [t('branch:details.title', { name }), t('branch:details.metaText', facts)]
  const page = pageMeta(args, { title, description, canonical: branchPath(slug) })
  return import.meta.env.SSR ? [...page, ...branchMeta([branch], locale, origin)] : page
}

/** Page of a branch, and the branches near it. */
export default function BranchDetailsPage({ loaderData, params }: Route.ComponentProps) {
  const { t } = useTranslation('branch')
  const { branch, branches } = useBranchDetailsPageQuery({ variables: { slug: params.slug } }).data
  if (!branch) return null
  const near = branches?.filter(({ id, state }) => state.id === branch.state.id && id !== branch.id)
  return (
    <div className="-mt-6 grid grid-cols-[minmax(0,1fr)] gap-6 lg:-mt-10">
      <TopTrail
        page={t('details.title', { name: branch.name })}
        above={{ to: branchesPath(), label: t('list.title') }}
      />
      <BranchView branch={branch} now={loaderData.now} productsPath={listPath({ branch: branch.slug })} />
      {!near ? <MissingPart /> : null}
      {near && near.length > 0 ? (
        <section aria-labelledby="others" className="pt-10">
          <SectionHead id="others" title={<Text>{t('details.near', { state: branch.state.name })}</Text>} />
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {near.map((other) => (
              <li key={other.id}>
                <BranchCard branch={other} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}
