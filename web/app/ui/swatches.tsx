import type { ReactNode } from 'react'
import { ChoiceGroup } from './choice-group.tsx'
import { cx } from './cx.ts'
import { swatchFill } from './color-dots.tsx'

export type SwatchOption = { value: string; label: string; color?: string; color2?: string; note?: ReactNode }

type Props = {
  legend: ReactNode
  hideLegend?: boolean
  name: string
  type?: 'radio' | 'checkbox'
  options: readonly SwatchOption[]
  selected?: readonly string[]
  defaultSelected?: readonly string[]
  onSelect?: (value: string, checked: boolean) => void
  /** Shows the names under the dots (in filters). Screen readers always have them. */
  showLabels?: boolean
  className?: string
}

/** Colours as dots of 28 px. Native radios or checkboxes. */
export function Swatches(props: Props) {
  const { type = 'radio', options, selected, defaultSelected, onSelect, showLabels = false } = props
  const grid = showLabels ? 'grid grid-cols-[repeat(auto-fill,minmax(3.6rem,1fr))] gap-1.5' : 'flex flex-wrap gap-2'
  return (
    <ChoiceGroup
      legend={props.legend}
      hideLegend={props.hideLegend}
      role={type === 'radio' ? 'radiogroup' : undefined}
      className={cx(grid, props.className)}
    >
      {options.map((option) => (
        <label key={option.value} className="swatch" title={option.label}>
          <input
            type={type}
            name={props.name}
            value={option.value}
            checked={selected?.includes(option.value)}
            defaultChecked={selected ? undefined : defaultSelected?.includes(option.value)}
            onChange={(event) => onSelect?.(option.value, event.target.checked)}
            style={{ background: swatchFill(option.color, option.color2) }}
          />
          <span className={showLabels ? undefined : 'sr-only'}>
            {option.label}
            {option.note === undefined ? null : <small> {option.note}</small>}
          </span>
        </label>
      ))}
    </ChoiceGroup>
  )
}
