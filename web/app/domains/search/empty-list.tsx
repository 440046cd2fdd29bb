import SearchX from 'lucide-react/icons/search-x'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Text } from '#app/lib/i18n/text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { appliedCount } from './applied-filters.tsx'
import { cleared, filterPath, type ListFilter, noFilter } from './list-filter.ts'

type Props = { filter: ListFilter; categories: readonly { slug: string; name: string }[] }

/** Nothing passes the filter: the ways out. */
export function EmptyList({ filter, categories }: Props) {
  const { t } = useTranslation('search')
  const narrowed = appliedCount(filter) > 0
  return (
    <EmptyState
      icon={<SearchX aria-hidden="true" />}
      title={<Text>{filter.q ? t('empty.query', { q: filter.q }) : t('empty.title')}</Text>}
      action={
        <Button asChild>
          <Link to={filterPath(narrowed ? cleared(filter) : noFilter)}>{t(narrowed ? 'empty.clear' : 'empty.all')}</Link>
        </Button>
      }
    >
      <p>{t(narrowed ? 'empty.tryFilters' : 'empty.tryWords')}</p>
      <ul className="flex flex-wrap justify-center gap-2 pt-4">
        {categories.slice(0, 6).map(({ slug, name }) => (
          <li key={slug}>
            <Chip asChild>
              <Link to={filterPath({ ...noFilter, category: [slug] })}>{name}</Link>
            </Chip>
          </li>
        ))}
      </ul>
    </EmptyState>
  )
}
