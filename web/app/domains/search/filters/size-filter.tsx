import { useTranslation } from 'react-i18next'
import { SizeButtons } from '#app/ui/size-buttons.tsx'
import { Count } from './count.tsx'
import type { FacetValue } from './facets.ts'
import { MoreOptions } from './more-options.tsx'
import type { OptionProps } from './option-filter.tsx'
import { useFirstOptions } from './use-first-options.ts'

/** Sizes as buttons; several can be chosen. */
export function SizeFilter({ label: legend, name, values, selected, onSelect }: OptionProps) {
  const { t } = useTranslation('search')
  const { all, first, rest, giveUp } = useFirstOptions(values, selected)
  function select(slug: string, on: boolean) {
    const value = all.find((each) => each.slug === slug)
    if (value && !on) giveUp(value)
    onSelect(slug, on)
  }
  const buttons = (some: readonly FacetValue[]) => (
    <SizeButtons
      legend={legend}
      hideLegend
      name={name}
      type="checkbox"
      options={some.map(({ slug, label, count }) => ({
        value: slug,
        label,
        note: <Count>{count}</Count>,
        soldOut: count === 0 && !selected.includes(slug),
      }))}
      soldOutLabel={t('filter.none')}
      selected={selected}
      onSelect={select}
    />
  )
  return (
    <MoreOptions label={t('filter.moreSizes', { count: rest.length })} rest={rest.length > 0 ? buttons(rest) : null}>
      {buttons(first)}
    </MoreOptions>
  )
}
