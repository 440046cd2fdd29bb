import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Histogram } from '#app/ui/histogram.tsx'
import { RangeSlider, type RangeValue } from '#app/ui/range-slider.tsx'
import type { FilterPanel_ConnectionFragment } from './__generated__/filter-panel.ts'
import { type ListFilter, readPrice } from '#app/domains/search/list-filter.ts'
import { FieldError } from '#app/ui/field.tsx'
import { TextInput } from '#app/ui/text-input.tsx'

type Facet = NonNullable<FilterPanel_ConnectionFragment['priceFacet']>
type Props = { facet: Facet; filter: ListFilter; onChange: (filter: ListFilter) => void }

/** Step of the slider in pounds. */
const STEP = 10

/** Price filter in pounds: two number fields and a slider over a histogram of products. */
export function PriceFilter({ facet, filter, onChange }: Props) {
  const { t } = useTranslation('search')
  // Both ends are multiples of the step; otherwise a thumb could not reach them.
  const lowest = Math.floor(Number(facet.min.amount) / STEP) * STEP
  const highest = Math.ceil(Number(facet.max.amount) / STEP) * STEP
  const within = (price: number) => Math.min(Math.max(price, lowest), highest)
  const [moved, setMoved] = useState<{ range: RangeValue; from: ListFilter }>()
  // The slider's own range is shown until the filter changes.
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
      {/* A slider with one price has no range. */}
      <div className="noscript:hidden" hidden={lowest === highest}>
        <RangeSlider
          legend={t('filter.price')}
          hideLegend
          minLabel={t('filter.priceFrom')}
          maxLabel={t('filter.priceTo')}
          // Without names, because the number fields below are submitted.
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

type End = 'min' | 'max'
type PriceFieldsProps = {
  min: number | null
  max: number | null
  /** Placeholder of an empty field. */
  lowest: number
  highest: number
  onChoose: (min: number | null, max: number | null) => void
}

const toFieldTexts = ({ min, max }: Pick<PriceFieldsProps, End>) => ({ min: String(min ?? ''), max: String(max ?? '') })

/**
 * Number fields for the lowest and highest price. They apply when focus leaves both or on Enter, and show validation
 * errors.
 */
function PriceFields({ min, max, lowest, highest, onChoose }: PriceFieldsProps) {
  const { t } = useTranslation('search')
  const errorId = useId()
  const chosen = `${min} ${max}`
  const [typed, setTyped] = useState({ ...toFieldTexts({ min, max }), chosen })
  const [fault, setFault] = useState<'priceNumber' | 'priceOrder'>()
  if (typed.chosen !== chosen) {
    setTyped({ ...toFieldTexts({ min, max }), chosen })
    setFault(undefined)
  }

  function choose() {
    const [from, to] = [readPrice(typed.min), readPrice(typed.max)]
    const odd = (text: string, price: number | null) => text.trim() !== '' && price === null
    if (odd(typed.min, from) || odd(typed.max, to)) return setFault('priceNumber')
    if (from !== null && to !== null && from > to) return setFault('priceOrder')
    setFault(undefined)
    onChoose(from, to)
  }
  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) choose()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    choose()
  }
  const field = (name: End, label: string, otherwise: number) => (
    <label className="grid gap-1 text-13 text-text-3">
      {label}
      <TextInput
        name={name}
        inputMode="numeric"
        ltr
        maxLength={11}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? errorId : undefined}
        value={typed[name]}
        onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
        placeholder={String(otherwise)}
      />
    </label>
  )
  return (
    <div onBlur={onBlur} onKeyDown={onKeyDown}>
      <div className="grid grid-cols-2 gap-3">
        {field('min', t('filter.from'), lowest)}
        {field('max', t('filter.to'), highest)}
      </div>
      <div role="alert" className="pt-2 empty:hidden">
        {fault ? <FieldError id={errorId}>{t(`filter.${fault}`)}</FieldError> : null}
      </div>
    </div>
  )
}
