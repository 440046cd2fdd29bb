import { useState } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Histogram } from '#app/ui/histogram.tsx'
import { RangeSlider, type RangeValue } from '#app/ui/range-slider.tsx'
import type { FilterPanel_ConnectionFragment } from './__generated__/filter-panel.ts'
import type { ListFilter } from '#app/domains/search/list-filter.ts'
import { PriceFields } from './price-fields.tsx'

type Facet = NonNullable<FilterPanel_ConnectionFragment['priceFacet']>
type Props = { facet: Facet; filter: ListFilter; onChange: (filter: ListFilter) => void }

/** Pounds. */
const STEP = 10

/** From and to in pounds, as numbers and as two ends of a line that shows where the products are. */
export function PriceFilter({ facet, filter, onChange }: Props) {
  const { t } = useTranslation('search')
  // Both ends stand on a step, or a thumb could not reach them.
  const lowest = Math.floor(Number(facet.min.amount) / STEP) * STEP
  const highest = Math.ceil(Number(facet.max.amount) / STEP) * STEP
  const within = (price: number) => Math.min(Math.max(price, lowest), highest)
  const [moved, setMoved] = useState<{ range: RangeValue; from: ListFilter }>()
  // What a thumb says counts until the filter is another one.
  const same = moved && moved.from.min === filter.min && moved.from.max === filter.max
  const range: RangeValue = same ? moved.range : [within(filter.min ?? lowest), within(filter.max ?? highest)]

  function choose(min: number | null, max: number | null) {
    if (min !== filter.min || max !== filter.max) onChange({ ...filter, min, max })
  }
  const bars = facet.buckets.map(({ count }) => count)
  const first = facet.buckets.findIndex(({ to }) => Number(to.amount) >= range[0])
  const last = facet.buckets.findLastIndex(({ from }) => Number(from.amount) <= range[1])
  return (
    <div className="grid gap-3">
      {/* Between one price and itself there is nothing to move. */}
      <div className="noscript:hidden" hidden={lowest === highest}>
        <RangeSlider
          legend={t('filter.price')}
          hideLegend
          minLabel={t('filter.priceFrom')}
          maxLabel={t('filter.priceTo')}
          // Nameless: the numbers below are what the form sends.
          name={['', '']}
          min={lowest}
          max={highest}
          step={STEP}
          value={range}
          onValueChange={(to) => setMoved({ range: to, from: filter })}
          onCommit={([from, to]) => choose(from <= lowest ? null : from, to >= highest ? null : to)}
          format={(price) => t('filter.pounds', { amount: price })}
          histogram={<Histogram bars={bars} from={first} to={last} />}
        />
      </div>
      <PriceFields min={filter.min} max={filter.max} lowest={lowest} highest={highest} onChoose={choose} />
    </div>
  )
}
