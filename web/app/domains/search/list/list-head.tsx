import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cx } from '#app/ui/cx.ts'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Select } from '#app/ui/select.tsx'
import { filterPath, type ListFilter, type Sort, sorts } from '#app/domains/search/list-filter.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { SearchNote_ConnectionFragment } from './__generated__/list-head.ts'

/** Sticky bar on phones with filters and sorting. Without JavaScript both stand above the list. */
export function ListBar({ children }: { children: ReactNode }) {
  return (
    <div
      className={cx(
        'sticky top-0 z-10 -mx-gutter grid auto-cols-fr grid-flow-col divide-x divide-line border-y border-line bg-bg',
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
      onChange={(event) => onChange({ ...filter, sort: event.target.value as Sort })}
      options={sorts.map((sort) => ({ value: sort, label: t(`sort.${sort === 'relevance' && filter.q ? 'match' : sort}`) }))}
      className={className}
    />
  )
}

type SearchNoteProps = { connection: SearchNote_ConnectionFragment; filter: ListFilter }

/** Alert when a list shows results for other words than the typed ones, with a link to the list of those words. */
export function SearchNote({ connection: { searchNote }, filter }: SearchNoteProps) {
  const { t } = useTranslation('search')
  if (!searchNote || filter.q === '') return null
  const { kind, understoodAs } = searchNote
  return (
    <Alert title={<Text>{t(`note.${kind}`, { q: filter.q })}</Text>}>
      <TextLink asChild underlined>
        <Link to={filterPath({ ...filter, q: understoodAs })}>
          <span>
            <Text>{t('note.shown', { q: understoodAs })}</Text>
          </span>
        </Link>
      </TextLink>
    </Alert>
  )
}
