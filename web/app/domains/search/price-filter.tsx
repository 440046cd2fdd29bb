import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Histogram } from '#app/ui/histogram.tsx'
import { RangeSlider, type RangeValue } from '#app/ui/range-slider.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import type { FilterPanel_ConnectionFragment } from './__generated__/filter-panel.ts'
import type { ListFilter } from './list-filter.ts'

type Facet = NonNullable<FilterPanel_ConnectionFragment['priceFacet']>
type Props = { facet: Facet; filter: ListFilter; onChange: (filter: ListFilter) => void }

/** Pounds. */
const STEP = 10

/** From and to in pounds, as numbers and as two ends of a line that shows where the products are. */
export function PriceFilter(props: Props) {
  const { min, max } = props.filter
  // Another filter begins with its own numbers.
  return <PriceFields key={`${min} ${max}`} {...props} />
}

function PriceFields({ facet, filter, onChange }: Props) {
  const { t } = useTranslation('search')
  // Both ends stand on a step, or a thumb could not reach them.
  const lowest = Math.floor(Number(facet.min.amount) / STEP) * STEP
  const highest = Math.ceil(Number(facet.max.amount) / STEP) * STEP
  const [range, setRange] = useState<RangeValue>([within(filter.min ?? lowest), within(filter.max ?? highest)])
  function within(price: number): number {
    return Math.min(Math.max(price, lowest), highest)
  }
  function commit([from, to]: RangeValue) {
    const min = from <= lowest ? null : from
    const max = to >= highest ? null : to
    if (min !== filter.min || max !== filter.max) onChange({ ...filter, min, max })
  }
  const bars = facet.buckets.map(({ count }) => count)
  const first = facet.buckets.findIndex(({ to }) => Number(to.amount) >= range[0])
  const last = facet.buckets.findLastIndex(({ from }) => Number(from.amount) <= range[1])
  const field = (name: 'min' | 'max', label: string, otherwise: number) => (
    <label className="grid gap-1 text-13 text-text-3">
      {label}
      <TextInput
        name={name}
        inputMode="numeric"
        ltr
        maxLength={9}
        autoComplete="off"
        defaultValue={filter[name] ?? ''}
        placeholder={String(otherwise)}
        onBlur={(event) => {
          if (event.target.value.trim() !== String(filter[name] ?? '')) event.target.form?.requestSubmit()
        }}
      />
    </label>
  )
  return (
    <div className="grid gap-3">
      <div className="noscript:hidden">
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
          onValueChange={setRange}
          onCommit={commit}
          format={(price) => t('filter.pounds', { amount: price })}
          histogram={<Histogram bars={bars} from={first} to={last} />}
        />
      </div>
      <div className="grid grid-cols-2 gap-3">
        {field('min', t('filter.from'), lowest)}
        {field('max', t('filter.to'), highest)}
      </div>
    </div>
  )
}
