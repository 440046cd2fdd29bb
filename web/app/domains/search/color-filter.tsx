import { useTranslation } from 'react-i18next'
import { Swatches } from '#app/ui/swatches.tsx'
import { capital } from './facets.ts'
import type { OptionProps } from './option-filter.tsx'

/** Colours as dots with their names; several can be chosen. */
export function ColorFilter({ name, values, selected, onSelect }: OptionProps) {
  const { t } = useTranslation('search')
  return (
    <Swatches
      legend={t('filter.color')}
      hideLegend
      name={name}
      type="checkbox"
      showLabels
      options={values.map(({ slug, label, hex }) => ({ value: slug, label: capital(label), color: hex ?? undefined }))}
      selected={selected}
      onSelect={onSelect}
    />
  )
}
