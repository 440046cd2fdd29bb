import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Chip, ChipRow } from '#app/ui/chip.tsx'
import { type Category, categoryCounts, rootOf, trailOf } from './category-choice.ts'
import type { Facet } from './facets.ts'
import { filterPath, type ListFilter } from '#app/domains/search/list-filter.ts'

type Props = { categories: readonly Category[]; facets: readonly Facet[]; filter: ListFilter }

/** Links to the subcategories of the chosen department, or to the departments. */
export function CategoryChips({ categories, facets, filter }: Props) {
  const { t } = useTranslation('search')
  const root = rootOf(categories, filter)
  if (!root && filter.category.length + filter.subCategory.length > 0) return null
  const counts = categoryCounts(facets, filter)
  const several = filter.subCategory.length > 1 || filter.category.length > 1
  const current = several ? undefined : (trailOf(categories, filter).at(-1)?.slug ?? '')
  const shown = (root?.children ?? categories).filter(({ slug }) => (counts.get(slug) ?? 0) > 0 || slug === current)
  if (shown.length === 0) return null
  const chip = (label: string, slug: string) => (
    <Chip key={slug} asChild>
      <Link
        to={filterPath({ ...filter, category: slug ? [slug] : [], subCategory: [] })}
        aria-current={slug === current ? 'true' : undefined}
        preventScrollReset
      >
        {label}
      </Link>
    </Chip>
  )
  return (
    <ChipRow label={t('categories.label')}>
      {chip(t('categories.all'), root?.slug ?? '')}
      {shown.map(({ slug, name }) => chip(name, slug))}
    </ChipRow>
  )
}
