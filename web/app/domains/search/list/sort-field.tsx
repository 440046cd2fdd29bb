import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Select } from '#app/ui/select.tsx'
import { type ListFilter, type Sort, sorts } from '#app/domains/search/list-filter.ts'

type Props = {
  filter: ListFilter
  onChange: (filter: ListFilter) => void
  /** The form it belongs to; without one it needs JavaScript. */
  form?: string
  className?: string
}

/** The order of the list. */
export function SortField({ filter, onChange, form, className }: Props) {
  const { t } = useTranslation('search')
  return (
    <Select
      {...(form ? { form, name: 'sort' } : {})}
      aria-label={t('sort.label')}
      value={filter.sort}
      onChange={(event) => onChange({ ...filter, sort: event.target.value as Sort })}
      options={sorts.map((sort) => ({ value: sort, label: t(`sort.${sort === 'relevance' && filter.q ? 'match' : sort}`) }))}
      className={className}
    />
  )
}
