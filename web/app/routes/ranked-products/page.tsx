import { useLocation } from 'react-router'
import { pageMeta, rootData } from '#app/lib/head/page-meta.ts'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { MissingPart } from '#app/lib/route/missing-part.tsx'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { CategoryPicks } from '#app/domains/catalog/category/category-picks.tsx'
import { RankedEmpty, TopGrid } from '#app/domains/catalog/top/top-grid.tsx'
import { TopHead } from '#app/domains/catalog/top/top-head.tsx'
import { topPaths } from '#app/domains/catalog/catalog-paths.ts'
import { growProducts } from '#app/domains/search/list/grow-products.ts'
import { presetList, presetPath } from '#app/domains/search/list/preset-list.ts'
import { ProductList } from '#app/domains/search/list/product-list.tsx'
import type { Route } from './+types/page'
import { RankedProductsPageDocument, useRankedProductsPageQuery } from './__generated__/page.ts'

/** The page at an address: its texts are `catalog:top.<page>`. */
function rankingOf({ pathname }: { pathname: string }) {
  return pathname.startsWith(topPaths.bestSeller)
    ? ({ page: 'bestSeller', sort: 'best-seller' } as const)
    : ({ page: 'topProducts', sort: 'top-rated' } as const)
}

function rankedList(location: { pathname: string; search: string }) {
  const { sort } = rankingOf(location)
  return presetList(location, { sort })
}

const load = async ({ url }: Visit, query: Query) => {
  const { variables } = rankedList(url)
  const page = await query(RankedProductsPageDocument, variables, { subject: 'products', parts: ['categories'] })
  await growProducts(url, page.products, variables, query)
  return page
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const meta = (args: Route.MetaArgs) => {
  const { t } = rootData(args)
  const { page } = rankingOf(args.location)
  const [title, description] = [t(`catalog:top.${page}.title`), t(`catalog:top.${page}.text`)]
  const hidden = args.loaderData?.products.totalCount === 0
  return pageMeta(args, { title, description, canonical: presetPath(args.location), hidden })
}

export default function RankedProductsPage() {
  const location = useLocation()
  const { filter, variables, category } = rankedList(location)
  const {
    data: { products, categories },
    fetchMore,
  } = useRankedProductsPageQuery({ variables })
  if (!products) return null
  return (
    <div className="-mt-6 pb-section lg:-mt-10">
      <TopHead page={rankingOf(location).page} />
      {categories ? <CategoryPicks categories={categories} chosen={category} /> : <MissingPart />}
      {products.totalCount === 0 ? (
        <RankedEmpty />
      ) : (
        <ProductList
          key={presetPath(location)}
          connection={products}
          filter={filter}
          variables={variables}
          fetchMore={fetchMore}
          arrange={(some) => <TopGrid products={some} ranked />}
        />
      )}
    </div>
  )
}
