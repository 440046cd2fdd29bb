import type { ReactNode } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { capital } from '#app/lib/i18n/capital.ts'
import { SizeButtons } from '#app/ui/size-buttons.tsx'
import { Swatches } from '#app/ui/swatches.tsx'
import type { FacetValue } from './facets.ts'
import { MoreOptions, useFirstOptions } from './more-options.tsx'
import type { OptionProps } from './option-filter.tsx'

/** Colours as swatches with names; several can be chosen. */
export function ColorFilter(props: OptionProps) {
  return (
    <Tiles {...props} more="filter.more">
      {(values, fields) => (
        <Swatches
          {...fields}
          showLabels
          options={values.map(({ slug, label, hex, count }) => ({
            value: slug,
            label: capital(label),
            color: hex ?? undefined,
            note: count,
          }))}
        />
      )}
    </Tiles>
  )
}

/** Sizes as buttons; several can be chosen. */
export function SizeFilter(props: OptionProps) {
  const { t } = useTranslation('search')
  return (
    <Tiles {...props} more="filter.moreSizes">
      {(values, fields) => (
        <SizeButtons
          {...fields}
          options={values.map(({ slug, label, count }) => ({
            value: slug,
            label,
            note: count,
            soldOut: count === 0 && !props.selected.includes(slug),
          }))}
          soldOutLabel={t('filter.none')}
        />
      )}
    </Tiles>
  )
}

type Fields = Pick<OptionProps, 'name' | 'selected' | 'onSelect'> & {
  legend: string
  hideLegend: true
  type: 'checkbox'
}
type Props = OptionProps & {
  more: 'filter.more' | 'filter.moreSizes'
  children: (values: readonly FacetValue[], fields: Fields) => ReactNode
}

/** First values, and the others behind a toggle; `children` renders them. */
function Tiles({ label, name, values, selected, onSelect, expanded, more, children }: Props) {
  const { t } = useTranslation('search')
  const { all, first, rest, deselect } = useFirstOptions(values, selected)
  function select(slug: string, on: boolean) {
    const value = all.find((each) => each.slug === slug)
    if (value && !on) deselect(value)
    onSelect(slug, on)
  }
  const fields: Fields = { legend: label, hideLegend: true, name, type: 'checkbox', selected, onSelect: select }
  return (
    <MoreOptions
      name={name}
      label={t(more, { count: rest.length })}
      rest={rest.length > 0 ? () => children(rest, fields) : null}
      expanded={expanded}
    >
      {children(first, fields)}
    </MoreOptions>
  )
}
