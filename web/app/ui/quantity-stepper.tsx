import { useState, type KeyboardEvent } from 'react'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { cx } from './cx.ts'
import { readWholeNumber } from './digits.ts'
import { useFieldControl } from './field-control.ts'

type Props = {
  label: string
  decreaseLabel: string
  increaseLabel: string
  name?: string
  value?: number
  defaultValue?: number
  min?: number
  max?: number
  /** Called with a number within the limits, never with what is half typed. */
  onValueChange?: (value: number) => void
  disabled?: boolean
  className?: string
}

const button =
  'grid size-tap -outline-offset-2 place-items-center hover:bg-surface-2 disabled:text-text-3 disabled:opacity-50 [&_svg]:size-4'

/** A number of pieces: typed (in Arabic digits too), stepped by buttons or by the arrow keys, kept between `min` and `max`. */
export function QuantityStepper(props: Props) {
  const { min = 1, max = 999, defaultValue = min, disabled = false, onValueChange } = props
  const wiring = useFieldControl()
  const [own, setOwn] = useState(defaultValue)
  const [draft, setDraft] = useState<string | null>(null)
  const value = props.value ?? own

  function change(next: number) {
    const kept = Math.min(max, Math.max(min, next))
    setDraft(null)
    if (kept === value) return
    setOwn(kept)
    onValueChange?.(kept)
  }
  function type(text: string) {
    const next = readWholeNumber(text)
    const fits = next !== null && next >= min && next <= max
    if (fits) change(next)
    else setDraft(text)
  }
  function settle() {
    if (draft === null) return
    change(readWholeNumber(draft) ?? value)
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key]
    if (event.key === 'Enter') return settle()
    if (step === undefined) return
    event.preventDefault()
    change(value + step)
  }

  return (
    <div
      role="group"
      aria-label={props.label}
      className={cx(
        'inline-flex size-fit items-center overflow-hidden rounded-sm border border-line-ctl has-[input:disabled]:border-line-2',
        props.className,
      )}
    >
      <button
        type="button"
        aria-label={props.decreaseLabel}
        disabled={disabled || value <= min}
        onClick={() => change(value - 1)}
        className={button}
      >
        <Minus aria-hidden="true" strokeWidth={1.75} />
      </button>
      <input
        {...wiring}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-label={props.label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        name={props.name}
        maxLength={9}
        disabled={disabled}
        value={draft ?? String(value)}
        onChange={(event) => type(event.target.value)}
        onBlur={settle}
        onFocus={(event) => event.target.select()}
        onKeyDown={onKeyDown}
        className="tnum h-tap w-10 bg-transparent text-center font-display text-15 font-semibold -outline-offset-2"
      />
      <button
        type="button"
        aria-label={props.increaseLabel}
        disabled={disabled || value >= max}
        onClick={() => change(value + 1)}
        className={button}
      >
        <Plus aria-hidden="true" strokeWidth={1.75} />
      </button>
    </div>
  )
}
