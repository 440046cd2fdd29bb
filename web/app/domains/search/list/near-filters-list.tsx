import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { useNearCountQuery } from './__generated__/near-goods.ts'
import { filterPath } from '#app/domains/search/list-filter.ts'
import { productFilter } from '#app/domains/search/list-query.ts'
import type { NearFilter } from './near-filters.ts'

/** Which filter to take away, each with how many products there are without it. Those that would not help are left out. */
export function NearFiltersList({ filters }: { filters: readonly NearFilter[] }) {
  const { t } = useTranslation('search')
  return (
    <ul aria-label={t('empty.without')} className="flex flex-wrap justify-center gap-2 pt-4">
      {filters.map((each) => (
        <NearFilterItem key={each.key} filter={each} />
      ))}
    </ul>
  )
}

function NearFilterItem({ filter: { label, without } }: { filter: NearFilter }) {
  const { t } = useTranslation('search')
  const { data } = useNearCountQuery({ variables: { filter: productFilter(without) } })
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
