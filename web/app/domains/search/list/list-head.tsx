import type { ReactNode } from 'react'
import { cx } from '#app/ui/cx.ts'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Select } from '#app/ui/select.tsx'
import { type ListFilter, sorts } from '#app/domains/search/list-filter.ts'

/** Sticky bar on phones with filters and sorting. Without JavaScript both stand above the list. */
export function ListBar({ children }: { children: ReactNode }) {
  return (
    <div
      className={cx(
        'sticky top-0 z-10 -mx-gutter grid auto-cols-[minmax(0,1fr)] grid-flow-col divide-x divide-line border-y border-line bg-bg',
        'lg:hidden noscript:hidden',
      )}
    >
      {children}
    </div>
  )
}

type Props = {
  filter: ListFilter
  onChange: (filter: ListFilter) => void
  /** Id of the form it belongs to; without one it needs JavaScript. */
  form?: string
  className?: string
}

/** Select for the sorting of the list. */
export function SortField({ filter, onChange, form, className }: Props) {
  const { t } = useTranslation('search')
  return (
    <Select
      {...(form ? { form, name: 'sort' } : {})}
      aria-label={t('sort.label')}
      value={filter.sort}
      onChange={(event) =>
        onChange({ ...filter, sort: sorts.find((sort) => sort === event.target.value) ?? filter.sort })
      }
      options={sorts.map((sort) => ({
        value: sort,
        label: t(`sort.${sort === 'relevance' && filter.q ? 'match' : sort}`),
      }))}
      className={className}
    />
  )
}
