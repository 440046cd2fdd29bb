import { pageMeta, rootData } from '#app/lib/head/page-meta.ts'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { BrandCard, RankedCards } from '#app/domains/catalog/top/ranked-card.tsx'
import { RankedEmpty } from '#app/domains/catalog/top/top-grid.tsx'
import { TopHead } from '#app/domains/catalog/top/top-head.tsx'
import type { Route } from './+types/page'
import { TopBrandsPageDocument, useTopBrandsPageQuery } from './__generated__/page.ts'

const load = async (_: Visit, query: Query) => query(TopBrandsPageDocument, {}, { subject: 'topBrands' })

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const meta = (args: Route.MetaArgs) => {
  const { t } = rootData(args)
  return pageMeta(args, { title: t('catalog:top.topBrands.title'), description: t('catalog:top.topBrands.text') })
}

export default function TopBrandsPage() {
  const { topBrands } = useTopBrandsPageQuery().data
  if (!topBrands) return null
  return (
    <div className="-mt-6 pb-section lg:-mt-10">
      <TopHead page="topBrands" />
      {topBrands.length === 0 ? <RankedEmpty /> : null}
      <RankedCards>
        {topBrands.map((brand, index) => (
          <BrandCard key={brand.id} brand={brand} place={index + 1} />
        ))}
      </RankedCards>
    </div>
  )
}
