import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { ProductRail } from '#app/domains/catalog/cards/product-rail.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { useWiderCountQuery, useEmptyListProductsQuery } from './__generated__/empty-list-suggestions.ts'
import { filterPath, noFilter } from '#app/domains/search/list-filter.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { productFilter } from '#app/domains/search/list-query.ts'
import type { WiderFilter } from './wider-filters.ts'

/** Popular searches and best sellers below an empty list. Browser only. */
export function EmptyListProducts() {
  const { t } = useTranslation('search')
  const { data } = useEmptyListProductsQuery()
  if (!data?.searchSuggestions || !data.products) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-section pt-4">
      {data.searchSuggestions.terms.length > 0 ? (
        <section aria-labelledby="popular-searches" className="grid justify-items-center gap-3">
          <h2 id="popular-searches" className="type-h4">
            {t('suggest.group.popular')}
          </h2>
          <ul className="flex flex-wrap justify-center gap-2">
            {data.searchSuggestions.terms.map((term) => (
              <li key={term}>
                <Chip asChild>
                  <Link to={filterPath({ ...noFilter, q: term })}>
                    <bdi>{term}</bdi>
                  </Link>
                </Chip>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <ProductRail title={t('empty.best')} products={data.products.nodes} />
    </div>
  )
}

/**
 * Links to the list without one filter, with the number of products. Filters whose removal finds nothing are left out.
 */
export function WiderFilterLinks({ filters }: { filters: readonly WiderFilter[] }) {
  const { t } = useTranslation('search')
  return (
    <ul aria-label={t('empty.without')} className="flex flex-wrap justify-center gap-2 pt-4">
      {filters.map((each) => (
        <WiderFilterLink key={each.key} filter={each} />
      ))}
    </ul>
  )
}

function WiderFilterLink({ filter: { label, without } }: { filter: WiderFilter }) {
  const { t } = useTranslation('search')
  const { data } = useWiderCountQuery({ variables: { filter: productFilter(without) } })
  const count = data?.products?.totalCount
  if (count === 0) return null
  return (
    <li>
      <Chip asChild>
        <Link to={filterPath(without)}>
          <span>
            <Text>{t('empty.withoutOne', { filter: label })}</Text>
            {count === undefined ? null : <span className="text-text-3"> ({count})</span>}
          </span>
        </Link>
      </Chip>
    </li>
  )
}
