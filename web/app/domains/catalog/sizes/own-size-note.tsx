import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { useOwnSize } from '#app/lib/size/own-size.ts'
import type { SizeTable_ChartFragment } from './__generated__/size-guide.ts'
import { adviseSize, measuresOf } from './size-advice.ts'
import type { SizeName } from './size-table.tsx'

type Props = {
  chart: SizeTable_ChartFragment
  sizes: readonly SizeName[]
  /** Label of a size that was chosen for the shopper, as last time. */
  remembered: string | undefined
}

/** What this browser knows of the shopper's size: the size that fits the measures typed into the size guide, else that of last time. */
export function OwnSizeNote({ chart, sizes, remembered }: Props) {
  const { t } = useTranslation('catalog')
  const { measures } = useOwnSize()
  const advice = adviseSize(chart, sizes.map(({ slug }) => slug), measures)
  const label = advice && 'size' in advice ? sizes.find(({ slug }) => slug === advice.size)?.label : undefined
  const height = measuresOf(chart).some(({ name }) => name === 'HEIGHT') ? measures.HEIGHT : undefined
  const fits = height === undefined ? t('sizeGuide.fitsBody', { size: label }) : t('sizeGuide.fitsHeight', { height, size: label })
  const notes = [remembered && t('size.remembered', { size: remembered }), label && fits].filter(Boolean)
  return notes.length === 0 ? null : (
    <p className="type-meta">
      <Text>{notes.join(' ')}</Text>
    </p>
  )
}
