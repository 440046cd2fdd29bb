import { useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { MissingPart } from '#app/lib/route/missing-part.tsx'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { goTo, notFound } from '#app/lib/route/results.ts'
import { CategoryTrail } from '#app/domains/catalog/category/category-trail.tsx'
import { appliedCount, AppliedFilters } from '#app/domains/search/filters/applied-filters.tsx'
import { trailOf } from '#app/domains/search/filters/category-choice.ts'
import { CategoryChips } from '#app/domains/search/filters/category-chips.tsx'
import { EmptyList } from '#app/domains/search/list/empty-list.tsx'
import { MORE } from '#app/domains/search/filters/more-options.tsx'
import { FilterDrawer } from '#app/domains/search/filters/filter-drawer.tsx'
import { FinderLink } from '#app/domains/search/finder/finder-link.tsx'
import { finderChoice, finderGoal, finderState } from '#app/domains/search/finder/finder.ts'
import { growProducts } from '#app/domains/search/list/grow-products.ts'
import { ListBar, SortField } from '#app/domains/search/list/list-head.tsx'
import { filterPath, pageCategory, readFilter, withReadPrices } from '#app/domains/search/list-filter.ts'
import { listMeta, listTitle } from '#app/domains/search/list/list-meta.ts'
import { listVariables } from '#app/domains/search/list-query.ts'
import { ProductList } from '#app/domains/search/list/product-list.tsx'
import { SearchNote } from '#app/domains/search/list/search-note.tsx'
import { understoodFilter } from '#app/domains/search/understood-filter.ts'
import { useListFilter, useSlow } from '#app/domains/search/use-list-filter.ts'
import { cx } from '#app/ui/cx.ts'
import { LiveRegion } from '#app/ui/live-region.tsx'
import { SectionHead } from '#app/ui/headings.tsx'
import type { Route } from './+types/page'
import { SearchPageDocument, useSearchPageQuery } from './__generated__/page.ts'
import { lazyPart } from '#app/lib/lazy/lazy-part.tsx'

const FilterPanel = lazyPart(async () => (await import('#app/domains/search/filters/filter-panel.tsx')).FilterPanel)
const FinderSection = lazyPart(async () => (await import('#app/domains/search/finder/finder-form.tsx')).FinderSection)

const FORM = 'filters'

const readList = (params: URLSearchParams) => {
  const filter = readFilter(params)
  return { filter, variables: listVariables(filter, params.get('after')) }
}

const load = async ({ url }: Visit, query: Query) => {
  const prices = withReadPrices(url.searchParams)
  if (prices) throw goTo(`${url.pathname}${prices.size > 0 ? `?${prices}` : ''}`)
  const { filter, variables } = readList(url.searchParams)
  const page = await query(SearchPageDocument, variables, { subject: 'products', parts: ['categories'] })
  const category = pageCategory(filter)
  if (category !== undefined && page.categories && trailOf(page.categories, filter).length === 0) throw notFound()
  const goal = finderGoal(url.searchParams, page.products.facets)
  if (goal) throw goTo(filterPath(goal))
  await growProducts(url, page.products, variables, query)
  return page
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const meta = (args: Route.MetaArgs) => listMeta(args, args.loaderData)

export default function SearchPage() {
  const { t, i18n } = useTranslation('search')
  const { search } = useLocation()
  const params = new URLSearchParams(search)
  const { filter: loaded, variables } = readList(params)
  const { data: page, fetchMore } = useSearchPageQuery({ variables })
  const { products } = page
  const categories = page.categories ?? []
  const { filter: asked, pending, change } = useListFilter()
  const waiting = useSlow(pending)
  const list = useRef<HTMLElement>(null)
  if (!products) return null
  const { totalCount: total, facets } = products
  const understood = understoodFilter(loaded, products)
  // Filter of a pending navigation, which the controls show already.
  const filter = pending ? asked : understood
  const panel = { connection: products, categories, filter, onChange: change }
  const finder = finderState(params)
  // Sorting needs products. Filters are hidden when the search words alone find nothing.
  const [sorts, narrows] = [total > 0, total > 0 || appliedCount(filter) > 0]
  const title = listTitle(loaded, { categories, facets }, i18n.t)
  return (
    <>
      <div className="lg:col-span-full">
        <CategoryTrail
          categories={trailOf(categories, loaded)}
          page={loaded.category.length === 1 ? undefined : title}
        />
        <SectionHead
          level={1}
          className="mb-3"
          title={<Text>{title}</Text>}
          note={<Text>{t('count', { count: total })}</Text>}
          action={
            sorts && (
              <SortField
                form={FORM}
                filter={filter}
                onChange={change}
                className="hidden w-56 lg:block noscript:block"
              />
            )
          }
        />
        {page.categories ? (
          <CategoryChips categories={categories} facets={facets} filter={understood} />
        ) : (
          <MissingPart />
        )}
        {finder ? (
          <FinderSection key={search} start={finderChoice(understood)} known={products} sent={finder === 'sent'} />
        ) : (
          narrows && <FinderLink filter={filter} />
        )}
      </div>
      {narrows ? (
        <aside aria-label={t('filter.label')} className="hidden lg:block noscript:block">
          <FilterPanel id={FORM} expanded={params.get(MORE)} {...panel} />
        </aside>
      ) : null}
      <section
        ref={list}
        tabIndex={-1}
        aria-label={title}
        aria-busy={pending}
        className={cx('grid min-w-0 content-start gap-4', !narrows && 'lg:col-span-full')}
      >
        {narrows ? (
          <ListBar>
            <FilterDrawer {...panel} total={total} onChange={(to) => change(to, { toTop: true })} />
            {sorts ? <SortField filter={filter} onChange={change} className="[&_select]:border-0" /> : null}
          </ListBar>
        ) : null}
        <SearchNote connection={products} filter={loaded} />
        <AppliedFilters
          {...{ facets, categories, filter }}
          onNone={() => list.current?.focus({ preventScroll: true })}
        />
        <div className={waiting ? 'opacity-50 transition-opacity' : 'transition-opacity'}>
          {total === 0 ? (
            <EmptyList
              {...{ categories, facets }}
              filter={understood}
              q={loaded.q}
              notSold={products.searchNote?.notSold ?? []}
            />
          ) : (
            <ProductList
              key={filterPath(loaded) + variables.after}
              connection={products}
              filter={loaded}
              colors={understood.color}
              variables={variables}
              fetchMore={fetchMore}
            />
          )}
        </div>
        <LiveRegion>{pending ? '' : t('count', { count: total })}</LiveRegion>
      </section>
    </>
  )
}
