import { useLocation } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { pageMeta, rootData } from '#app/lib/head/page-meta.ts'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { MissingPart } from '#app/lib/route/missing-part.tsx'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { CategoryPicks } from '#app/domains/catalog/category/category-picks.tsx'
import { ProductRail } from '#app/domains/catalog/cards/product-rail.tsx'
import { RankedByWeek } from '#app/domains/catalog/top/ranked-by-week.tsx'
import { RankedEmpty } from '#app/domains/catalog/top/top-grid.tsx'
import { TopHead } from '#app/domains/catalog/top/top-head.tsx'
import { growProducts } from '#app/domains/search/list/grow-products.ts'
import { presetList, presetPath } from '#app/domains/search/list/preset-list.ts'
import { ProductList } from '#app/domains/search/list/product-list.tsx'
import type { Route } from './+types/page'
import { NewArrivalsPageDocument, useNewArrivalsPageQuery } from './__generated__/page.ts'

const LIST = { sort: 'newest', stock: true } as const

const listOf = (location: { search: string }) => {
  const { filter, variables, category } = presetList(location, LIST)
  // Announced products are not in stock anywhere, so they have a list of their own.
  const coming = { ...variables.filter, inStock: false, coming: true }
  return { filter, category, list: variables, variables: { ...variables, coming } }
}

/** Adds the time, so that server and browser group by the same weeks. */
const load = async ({ url }: Visit, query: Query) => {
  const { list, variables } = listOf(url)
  const page = await query(NewArrivalsPageDocument, variables, { subject: 'products', parts: ['coming', 'categories'] })
  await growProducts(url, page.products, list, query)
  return { page, served: Date.now() }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const meta = (args: Route.MetaArgs) => {
  const { t } = rootData(args)
  const [title, description] = [t('catalog:top.newArrivals.title'), t('catalog:top.newArrivals.text')]
  const hidden = args.loaderData?.page.products.totalCount === 0
  return pageMeta(args, { title, description, canonical: presetPath(args.location), hidden })
}

export default function NewArrivalsPage({ loaderData: { served } }: Route.ComponentProps) {
  const { t } = useTranslation('catalog')
  const { filter, category, list, variables } = listOf(useLocation())
  const {
    data: { products, coming, categories },
    fetchMore,
  } = useNewArrivalsPageQuery({ variables })
  if (!products) return null
  return (
    <div className="-mt-6 pb-section lg:-mt-10">
      <TopHead page="newArrivals" />
      {categories ? <CategoryPicks categories={categories} chosen={category} /> : <MissingPart />}
      {products.totalCount === 0 ? (
        <RankedEmpty title={t('top.newArrivals.none')} />
      ) : (
        <ProductList
          key={category}
          connection={products}
          filter={filter}
          variables={list}
          fetchMore={fetchMore}
          arrange={(some) => <RankedByWeek products={some} served={served} />}
        />
      )}
      <ProductRail title={t('top.coming')} products={coming?.nodes ?? null} className="pt-section" />
    </div>
  )
}
