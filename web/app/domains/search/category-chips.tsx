import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Chip } from '#app/ui/chip.tsx'
import { ChipRow } from '#app/ui/chip-row.tsx'
import { type Category, rootOf } from './category-choice.ts'
import { filterPath, type ListFilter } from './list-filter.ts'

type Props = {
  categories: readonly Category[]
  filter: ListFilter
  /** Slugs of categories with something in them. */
  filled: ReadonlySet<string>
}

/** What is in the chosen department, or the departments, one press away. */
export function CategoryChips({ categories, filter, filled }: Props) {
  const { t } = useTranslation('search')
  const root = rootOf(categories, filter)
  if (!root && filter.category.length > 0) return null
  const [chosen] = filter.category
  const shown = (root?.children ?? categories).filter(({ slug }) => filled.has(slug) || slug === chosen)
  if (shown.length === 0) return null
  const chip = (label: string, category: readonly string[]) => (
    <Chip key={label} asChild>
      <Link
        to={filterPath({ ...filter, category })}
        aria-current={category[0] === chosen ? 'true' : undefined}
        preventScrollReset
      >
        {label}
      </Link>
    </Chip>
  )
  return (
    <ChipRow label={t('categories.label')}>
      {chip(t('categories.all'), root ? [root.slug] : [])}
      {shown.map(({ slug, name }) => chip(name, [slug]))}
    </ChipRow>
  )
}
