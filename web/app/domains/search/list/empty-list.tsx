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
import { findPath, quoted } from './search-note.tsx'
import { widerFilters } from './wider-filters.ts'
import { lazyPart } from '#app/lib/lazy/lazy-part.tsx'

const WiderFilterLinks = lazyPart(async () => (await import('./empty-list-suggestions.tsx')).WiderFilterLinks)
const EmptyListProducts = lazyPart(async () => (await import('./empty-list-suggestions.tsx')).EmptyListProducts)

type Props = {
  /** What the list has; `q` is the search text as it was typed. */
  filter: ListFilter
  q: string
  /** Typed names of things that the shop does not have. */
  notSold: readonly string[]
  categories: readonly Category[]
  facets: readonly Facet[]
}

/**
 * Empty list: suggests filters to remove, other products when only the search words find nothing, or to ask the shop
 * for what it does not have.
 */
export function EmptyList({ filter, q, notSold, categories, facets }: Props) {
  const { t, i18n } = useTranslation('search')
  if (notSold.length > 0) return <NotSold notSold={notSold} categories={categories} />
  const filters = widerFilters(filter, appliedChips(filter, { facets, categories }, i18n.t), quoted([filter.q], i18n.t))
  const narrowed = filters.length > 0
  return (
    <>
      <EmptyState
        icon={<SearchX aria-hidden="true" />}
        title={<Text>{q ? t('empty.query', { q }) : t('empty.title')}</Text>}
        action={
          <Button asChild variant={narrowed ? 'primary' : 'outline'}>
            <Link to={filterPath(narrowed ? clearFilter(filter) : noFilter)}>
              {t(narrowed ? 'empty.clear' : 'empty.all')}
            </Link>
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

function NotSold({ notSold, categories }: Pick<Props, 'notSold' | 'categories'>) {
  const { t, i18n } = useTranslation('search')
  return (
    <>
      <EmptyState
        icon={<SearchX aria-hidden="true" />}
        title={<Text>{t('note.notSold', { words: quoted(notSold, i18n.t) })}</Text>}
        action={
          <Button asChild>
            <Link to={findPath(notSold)}>{t('note.find')}</Link>
          </Button>
        }
      >
        <p>{t('empty.tryDepartments')}</p>
        <Departments categories={categories} />
      </EmptyState>
      <EmptyListProducts />
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
