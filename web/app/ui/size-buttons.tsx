import type { MouseEvent, ReactNode } from 'react'
import { ChoiceGroup } from './choice-group.tsx'
import { cx } from './cx.ts'

export type SizeOption = {
  value: string
  label: string
  /** Small line below, e.g. the number of products. */
  note?: ReactNode
  soldOut?: boolean
}

type Props = {
  legend: ReactNode
  hideLegend?: boolean
  aside?: ReactNode
  error?: ReactNode
  name: string
  type?: 'radio' | 'checkbox'
  options: readonly SizeOption[]
  /** «خلص», announced after the size instead of the strikethrough. */
  soldOutLabel: string
  selected?: readonly string[]
  defaultSelected?: readonly string[]
  onSelect?: (value: string, checked: boolean) => void
  /** Whether a choice is required. Without JavaScript the browser validates it. */
  required?: boolean
  /** Called for a press on a sold-out size, to offer a notify-me request. */
  onSoldOut?: (value: string) => void
  className?: string
}

/**
 * Sizes as buttons. A sold-out size stays in place, struck through; it can be focused but not chosen. Native radios
 * (checkboxes in a filter), which work without JavaScript.
 */
export function SizeButtons(props: Props) {
  const { type = 'radio', options, selected, defaultSelected, onSelect, onSoldOut } = props
  function onClick(event: MouseEvent, option: SizeOption) {
    if (!option.soldOut) return
    event.preventDefault()
    onSoldOut?.(option.value)
  }
  return (
    <ChoiceGroup
      legend={props.legend}
      hideLegend={props.hideLegend}
      aside={props.aside}
      error={props.error}
      role={type === 'radio' ? 'radiogroup' : undefined}
      className={cx(
        'grid gap-2',
        ...(type === 'radio'
          ? ['size-grid', hasLong(options) && '[--label:4.5rem]', grids[columnsFor(options)]]
          : [fill[hasLong(options) ? 'long' : 'short']]),
        props.className,
      )}
    >
      {options.map((option) => (
        <label key={option.value} className={option.soldOut ? 'size-box struck' : 'size-box'}>
          <input
            type={type}
            name={props.name}
            required={props.required}
            value={option.value}
            checked={selected?.includes(option.value)}
            defaultChecked={selected ? undefined : defaultSelected?.includes(option.value)}
            aria-label={option.soldOut ? `${option.label} ${props.soldOutLabel}` : undefined}
            aria-disabled={option.soldOut || undefined}
            onClick={(event) => onClick(event, option)}
            // React fires change even when the default was prevented.
            onChange={(event) => option.soldOut || onSelect?.(option.value, event.target.checked)}
          />
          <bdi>{option.label}</bdi>
          {option.note === undefined ? null : <small> {option.note}</small>}
        </label>
      ))}
    </ChoiceGroup>
  )
}

/** At most so many columns; fewer where the labels need the space, as at large text (controls.css). */
const grids = ['', '[--columns:1]', '[--columns:2]', '[--columns:3]', '[--columns:4]', '[--columns:5]', '[--columns:6]']
/** A filter has as many columns as fit. */
const fill = {
  short: 'grid-cols-[repeat(auto-fill,minmax(3.25rem,1fr))]',
  long: 'grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))]',
}

/** Labels such as '10 سنين' need a wider box to stay on one line. */
const hasLong = (options: readonly SizeOption[]) => options.some(({ label }) => label.length > 4)

/**
 * Returns the columns that spread sizes evenly over their rows, at most six, four with long labels: seven sizes are
 * four and three.
 */
export function columnsFor(options: readonly SizeOption[]): number {
  const most = hasLong(options) ? 4 : 6
  return Math.ceil(options.length / Math.ceil(options.length / most))
}
