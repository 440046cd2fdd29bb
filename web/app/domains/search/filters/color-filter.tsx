import { useTranslation } from 'react-i18next'
import { Swatches } from '#app/ui/swatches.tsx'
import { Count } from './count.tsx'
import { capital, type FacetValue } from './facets.ts'
import { MoreOptions } from './more-options.tsx'
import type { OptionProps } from './option-filter.tsx'
import { useFirstOptions } from './use-first-options.ts'

/** Colours as dots with their names; several can be chosen. */
export function ColorFilter({ label: legend, name, values, selected, onSelect }: OptionProps) {
  const { t } = useTranslation('search')
  const { all, first, rest, giveUp } = useFirstOptions(values, selected)
  function select(slug: string, on: boolean) {
    const value = all.find((each) => each.slug === slug)
    if (value && !on) giveUp(value)
    onSelect(slug, on)
  }
  const swatches = (some: readonly FacetValue[]) => (
    <Swatches
      legend={legend}
      hideLegend
      name={name}
      type="checkbox"
      showLabels
      options={some.map(({ slug, label, hex, count }) => ({
        value: slug,
        label: capital(label),
        color: hex ?? undefined,
        note: <Count>{count}</Count>,
      }))}
      selected={selected}
      onSelect={select}
    />
  )
  return (
    <MoreOptions label={t('filter.more', { count: rest.length })} rest={rest.length > 0 ? swatches(rest) : null}>
      {swatches(first)}
    </MoreOptions>
  )
}
