import type { MouseEvent, ReactNode } from 'react'
import { ChoiceGroup } from './choice-group.tsx'
import { cx } from './cx.ts'

export type SizeOption = {
  value: string
  label: string
  /** A small line below, e.g. how many products have it. */
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
  /** «خلص», read after the size for those who do not see the strike. */
  soldOutLabel: string
  selected?: readonly string[]
  defaultSelected?: readonly string[]
  onSelect?: (value: string, checked: boolean) => void
  /** One has to be chosen. The browser asks for it where there is no script to. */
  required?: boolean
  /** A sold-out size was pressed: offer to tell the shopper when it is back. */
  onSoldOut?: (value: string) => void
  className?: string
}

/**
 * Sizes as buttons. A sold-out one stays in its place, struck through, and can be reached and read but not chosen.
 * Native radios (or checkboxes in a filter), so that a form works without JavaScript.
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
      className={cx('grid grid-cols-[repeat(auto-fill,minmax(3.25rem,1fr))] gap-2', props.className)}
    >
      {options.map((option) => (
        <label key={option.value} className="relative">
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
            // React tells of a change even when the press was taken back.
            onChange={(event) => option.soldOut || onSelect?.(option.value, event.target.checked)}
            className="peer sr-only"
          />
          <span
            className={cx(
              'grid min-h-tap place-items-center rounded-sm border px-1 text-center font-display text-14 leading-tight transition-colors',
              'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
              'peer-checked:border-ink peer-checked:bg-ink peer-checked:text-on-ink forced-colors:peer-checked:outline-2',
              option.soldOut
                ? 'struck border-line forced-colors:line-through text-text-3'
                : 'border-line-2 font-semibold hover:border-text',
            )}
          >
            <span>
              <bdi>{option.label}</bdi>
              {option.note ? <span className="block text-13 leading-tight font-normal opacity-75"> {option.note}</span> : null}
            </span>
          </span>
        </label>
      ))}
    </ChoiceGroup>
  )
}
