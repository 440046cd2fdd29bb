import SearchX from 'lucide-react/icons/search-x'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { appliedChips } from '#app/domains/search/filters/applied-chips.ts'
import type { Category } from '#app/domains/search/filters/category-choice.ts'
import type { Facet } from '#app/domains/search/filters/facets.ts'
import { clearFilter, filterPath, type ListFilter, noFilter } from '#app/domains/search/list-filter.ts'
import { widerFilters } from './wider-filters.ts'
import { lazyPart } from '#app/lib/lazy/lazy-part.tsx'

const WiderFilterLinks = lazyPart(async () => (await import('./empty-list-suggestions.tsx')).WiderFilterLinks)
const EmptyListProducts = lazyPart(async () => (await import('./empty-list-suggestions.tsx')).EmptyListProducts)

type Props = { filter: ListFilter; categories: readonly Category[]; facets: readonly Facet[] }

/** Empty list: suggests filters to remove, or other products when only the search words find nothing. */
export function EmptyList({ filter, categories, facets }: Props) {
  const { t, i18n } = useTranslation('search')
  const filters = widerFilters(filter, appliedChips(filter, { facets, categories }, i18n.t), t('empty.words', { q: filter.q }))
  const narrowed = filters.length > 0
  return (
    <>
      <EmptyState
        icon={<SearchX aria-hidden="true" />}
        title={<Text>{filter.q ? t('empty.query', { q: filter.q }) : t('empty.title')}</Text>}
        action={
          <Button asChild variant={narrowed ? 'primary' : 'outline'}>
            <Link to={filterPath(narrowed ? clearFilter(filter) : noFilter)}>{t(narrowed ? 'empty.clear' : 'empty.all')}</Link>
          </Button>
        }
      >
        <p>{t(narrowed ? 'empty.tryFilters' : 'empty.tryWords')}</p>
        {narrowed ? <WiderFilterLinks filters={filters} /> : <Departments categories={categories} />}
      </EmptyState>
      {narrowed ? null : <EmptyListProducts />}
    </>
  )
}

/** Fills full rows on phones. */
const DEPARTMENTS = 6

function Departments({ categories }: Pick<Props, 'categories'>) {
  return (
    <ul className="flex flex-wrap justify-center gap-2 pt-4">
      {categories.slice(0, DEPARTMENTS).map(({ slug, name }) => (
        <li key={slug}>
          <Chip asChild>
            <Link to={filterPath({ ...noFilter, category: [slug] })}>{name}</Link>
          </Chip>
        </li>
      ))}
    </ul>
  )
}
