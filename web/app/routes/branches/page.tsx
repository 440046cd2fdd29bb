import Store from 'lucide-react/icons/store'
import { useSearchParams } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { BranchList } from '#app/domains/branch/branch-list.tsx'
import { branchMeta } from '#app/domains/branch/branch-meta.ts'
import { branchesPath } from '#app/domains/branch/branch-paths.ts'
import { useHours } from '#app/domains/branch/branch-hours.tsx'
import { TopTrail } from '#app/domains/catalog/top/top-head.tsx'
import { pageMeta, rootData } from '#app/lib/head/page-meta.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { numberOf } from '#app/lib/route/number-of.ts'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHead } from '#app/ui/headings.tsx'
import type { Route } from './+types/page'
import { BranchesPageDocument, useBranchesPageQuery } from './__generated__/page.ts'

const load = async (_: Visit, query: Query) => query(BranchesPageDocument, {}, { subject: 'branches' })

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const meta = (args: Route.MetaArgs) => {
  const { locale, origin, t } = rootData(args)
  const branches = args.loaderData?.branches ?? []
  // The list of a governorate is a part of this page, so it has the same canonical URL.
  const description = t('branch:list.metaText', { count: branches.length })
  const page = pageMeta(args, { title: t('branch:list.metaTitle'), description, canonical: branchesPath() })
  return import.meta.env.SSR ? [...page, ...branchMeta(branches, locale, origin)] : page
}

/** Page of all branches, or those of `?governorate=`. */
export default function BranchesPage() {
  const { t } = useTranslation('branch')
  const [params] = useSearchParams()
  const { branches } = useBranchesPageQuery().data
  const hours = useHours(branches?.[0])
  if (!branches) return null
  const chosen = branches.find(({ state }) => numberOf(state.id) === params.get('governorate'))
  return (
    <div className="-mt-6 grid grid-cols-[minmax(0,1fr)] gap-6 lg:-mt-10">
      <div>
        <TopTrail page={t('list.title')} />
        <PageHead title={t('list.title')}>{hours ? <Text>{t('list.text', hours)}</Text> : null}</PageHead>
      </div>
      {branches.length === 0 ? (
        <EmptyState icon={<Store />} title={t('list.empty')}>
          {t('list.emptyText')}
        </EmptyState>
      ) : (
        <BranchList branches={branches} chosen={chosen?.state.id} />
      )}
    </div>
  )
}
