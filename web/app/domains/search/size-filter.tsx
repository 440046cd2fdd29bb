import { useTranslation } from 'react-i18next'
import { SizeButtons } from '#app/ui/size-buttons.tsx'
import type { FacetValue } from './facets.ts'
import { MoreOptions } from './more-options.tsx'
import type { OptionProps } from './option-filter.tsx'

const FIRST = 8

/** Sizes as buttons; several can be chosen. */
export function SizeFilter({ name, values, selected, onSelect }: OptionProps) {
  const { t } = useTranslation('search')
  const top = values.filter(({ slug }, place) => place < FIRST || selected.includes(slug))
  const rest = values.filter((value) => !top.includes(value))
  const buttons = (some: readonly FacetValue[]) => (
    <SizeButtons
      legend={t('filter.size')}
      hideLegend
      name={name}
      type="checkbox"
      options={some.map(({ slug, label, count }) => ({ value: slug, label, soldOut: count === 0 && !selected.includes(slug) }))}
      soldOutLabel={t('filter.none')}
      selected={selected}
      onSelect={onSelect}
    />
  )
  return (
    <MoreOptions label={t('filter.moreSizes', { count: rest.length })} rest={rest.length > 0 ? buttons(rest) : null}>
      {buttons(top)}
    </MoreOptions>
  )
}
