import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { Link, useLocation } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { pageMeta, rootData } from '#app/lib/head/page-meta.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { MissingPart } from '#app/lib/route/missing-part.tsx'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { CategoryPicks } from '#app/domains/catalog/category/category-picks.tsx'
import { RankedEmpty, TopGrid } from '#app/domains/catalog/top/top-grid.tsx'
import { TopHead } from '#app/domains/catalog/top/top-head.tsx'
import { BundleRow } from '#app/domains/promotion/bundle-row.tsx'
import { OffersHero } from '#app/domains/promotion/offers-hero.tsx'
import { filterPath } from '#app/domains/search/list-filter.ts'
import { growProducts } from '#app/domains/search/list/grow-products.ts'
import { presetList, presetPath } from '#app/domains/search/list/preset-list.ts'
import { ProductList } from '#app/domains/search/list/product-list.tsx'
import { SectionHead } from '#app/ui/headings.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { Route } from './+types/page'
import { OffersPageDocument, useOffersPageQuery } from './__generated__/page.ts'

/** Sold-out products are not offers. */
const LIST = { offers: true, stock: true, sort: 'discount' } as const

/** Adds the time, so that server and browser count down from the same moment. */
const load = async ({ url }: Visit, query: Query) => {
  const { variables } = presetList(url, LIST)
  const page = await query(OffersPageDocument, variables, { subject: 'products', parts: ['offers', 'categories'] })
  await growProducts(url, page.products, variables, query)
  return { page, served: Date.now() }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const meta = (args: Route.MetaArgs) => {
  const { t } = rootData(args)
  const description = args.loaderData?.page.offers?.campaign?.text ?? t('promotion:offers.text')
  const hidden = args.loaderData?.page.products.totalCount === 0
  return pageMeta(args, {
    title: t('catalog:top.offers.title'),
    description,
    canonical: presetPath(args.location),
    hidden,
  })
}

/** Page of offers: the campaign with its countdown, bundles, and all discounted products. */
export default function OffersPage({ loaderData: { served } }: Route.ComponentProps) {
  const { t } = useTranslation(['promotion', 'catalog', 'common'])
  const { filter, variables, category } = presetList(useLocation(), LIST)
  const {
    data: { offers, products, categories },
    fetchMore,
  } = useOffersPageQuery({ variables })
  if (!products) return null
  const total = products.totalCount
  return (
    <div className="-mt-6 pb-section lg:-mt-10">
      <TopHead page="offers" />
      <OffersHero campaign={offers?.campaign ?? null} products={products.nodes} served={served} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-section pt-section">
        {offers ? <BundleRow bundles={offers.bundles} rail /> : <MissingPart />}
        <section aria-labelledby="offers-all">
          <SectionHead
            id="offers-all"
            title={t('offers.products')}
            note={<Text>{t('common:products', { count: total })}</Text>}
            action={
              <TextLink asChild icon={<SlidersHorizontal aria-hidden="true" strokeWidth={1.75} />}>
                <Link to={filterPath(filter)} viewTransition>
                  {t('offers.filter')}
                </Link>
              </TextLink>
            }
          />
          {categories ? <CategoryPicks categories={categories} chosen={category} /> : <MissingPart />}
          {total === 0 ? (
            <RankedEmpty title={t('offers.none')} />
          ) : (
            <ProductList
              key={category}
              connection={products}
              filter={filter}
              variables={variables}
              fetchMore={fetchMore}
              arrange={(some) => <TopGrid products={some} />}
            />
          )}
        </section>
      </div>
    </div>
  )
}
