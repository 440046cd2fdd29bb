import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Text } from '#app/lib/i18n/text.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { ClubDisc } from '#app/ui/club-disc.tsx'
import type { FacetValue } from './facets.ts'
import { MoreOptions } from './more-options.tsx'

/** How many values are shown before «عرض … كمان». */
const FIRST = 6

export type OptionProps = {
  name: string
  values: readonly FacetValue[]
  selected: readonly string[]
  onSelect: (value: string, on: boolean) => void
}

/** The values of a filter as a list of boxes. What is chosen is always among the first. */
export function OptionFilter({ name, values, selected, onSelect }: OptionProps) {
  const { t } = useTranslation('search')
  const top = values.filter(({ slug }, place) => place < FIRST || selected.includes(slug))
  const rest = values.filter((value) => !top.includes(value))
  const row = (value: FacetValue) => (
    <Checkbox
      key={value.slug}
      name={name}
      value={value.slug}
      label={<Label value={value} />}
      count={<Count>{value.count}</Count>}
      checked={selected.includes(value.slug)}
      onChange={(event) => onSelect(value.slug, event.target.checked)}
    />
  )
  return (
    <MoreOptions label={t('filter.more', { count: rest.length })} rest={rest.length > 0 ? rest.map(row) : null}>
      {top.map(row)}
    </MoreOptions>
  )
}

function Label({ value: { label, emblem } }: { value: FacetValue }) {
  const text = <Text>{label}</Text>
  if (!emblem) return text
  return (
    <span className="flex items-center gap-2">
      <ClubDisc pattern={emblem.pattern} colors={emblem.colors} size="sm" />
      <span>{text}</span>
    </span>
  )
}

/** How many products a value would show. */
export function Count({ children }: { children: ReactNode }) {
  return (
    <bdi dir="ltr" className="tnum">
      {children}
    </bdi>
  )
}
