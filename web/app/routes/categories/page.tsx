import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { pageMeta, rootData } from '#app/lib/head/page-meta.ts'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { MissingPart } from '#app/lib/route/missing-part.tsx'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { CategoryBlock } from '#app/domains/catalog/category/category-block.tsx'
import { CategoryShortcuts } from '#app/domains/catalog/category/category-shortcuts.tsx'
import { CategoryTrail } from '#app/domains/catalog/category/category-trail.tsx'
import { ClubRow } from '#app/domains/catalog/club/club-row.tsx'
import { SectionHead } from '#app/ui/headings.tsx'
import type { Route } from './+types/page'
import { CategoriesPageDocument, useCategoriesPageQuery } from './__generated__/page.ts'

/** Number of pictures on the first screen. */
const FIRST = 2
/** The first department spans more columns where the last row would have a gap. */
const wide =
  'sm:max-xl:[&:first-child:nth-last-child(odd)]:col-span-2 xl:[&:first-child:nth-last-child(3n+2)]:col-span-2'

const load = async (_: Visit, query: Query) =>
  query(CategoriesPageDocument, {}, { subject: 'categories', parts: ['topClubs'] })

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const meta = (args: Route.MetaArgs) => {
  const { t } = rootData(args)
  return pageMeta(args, { title: t('catalog:categories.title'), description: t('catalog:categories.text') })
}

export default function CategoriesPage() {
  const { t } = useTranslation('catalog')
  const { categories, topClubs } = useCategoriesPageQuery().data
  if (!categories) return null
  return (
    <div className="-mt-6 pb-section lg:-mt-10">
      <CategoryTrail categories={[]} page={t('categories.title')} />
      <SectionHead level={1} title={t('categories.title')} />
      <CategoryShortcuts />
      <div className="grid gap-card pt-(--gap-card) sm:grid-cols-2 xl:grid-cols-3">
        {categories.map((category, place) => (
          <CategoryBlock
            key={category.id}
            category={category}
            priority={place === 0 || (place < FIRST && 'low')}
            className={wide}
          />
        ))}
      </div>
      {!topClubs ? <MissingPart className="pt-section" /> : null}
      {topClubs && topClubs.length > 0 ? (
        <div className="pt-section">
          <ClubRow id="clubs" clubs={topClubs} />
        </div>
      ) : null}
    </div>
  )
}
