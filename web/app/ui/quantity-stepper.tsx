import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { cx } from './cx.ts'
import { readWholeNumber } from './digits.ts'
import { FieldError, useFieldControl } from './field.tsx'

type Props = {
  label: string
  decreaseLabel: string
  increaseLabel: string
  name?: string
  value?: number
  defaultValue?: number
  min?: number
  max?: number
  /** Called with numbers within the limits, not during typing. */
  onValueChange?: (value: number) => void
  /**
   * Returns the text for corrected input: `typed` is null unless it is a whole number, `kept` is the resulting number.
   */
  adjustedText?: (typed: number | null, kept: number) => string
  /** Error of a form sent without JavaScript. */
  error?: string
  disabled?: boolean
  className?: string
}

const button =
  'grid h-tap w-[min(var(--tap),12.5vw)] -outline-offset-2 place-items-center hover:bg-surface-2 disabled:text-text-3 disabled:opacity-50 [&_svg]:size-4'

/** A quantity: typed (Arabic digits too), changed by buttons or arrow keys, limited to `min` and `max`. */
export function QuantityStepper(props: Props) {
  const { min = 1, max = 999, defaultValue = min, disabled = false, onValueChange } = props
  const wiring = useFieldControl()
  const [own, setOwn] = useState(defaultValue)
  const [draft, setDraft] = useState<string | null>(null)
  const [adjusted, setAdjusted] = useState<string>()
  const noteId = useId()
  const value = props.value ?? own
  const input = useRef<HTMLInputElement>(null)
  const last = useRef(value)
  useEffect(() => {
    // The buttons change the input without a native event, so it is dispatched for the form.
    if (last.current !== value) input.current?.dispatchEvent(new Event('change', { bubbles: true }))
    last.current = value
  }, [value])

  function change(next: number) {
    const kept = Math.min(max, Math.max(min, next))
    setDraft(null)
    setAdjusted(undefined)
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
    const typed = readWholeNumber(draft)
    const kept = Math.min(max, Math.max(min, typed ?? value))
    change(kept)
    setAdjusted(props.adjustedText?.(typed, kept))
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key]
    if (event.key === 'Enter') return settle()
    if (step === undefined) return
    event.preventDefault()
    change(value + step)
  }

  const note = adjusted ?? props.error
  const stepper = (
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
        ref={input}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-label={props.label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        {...(note ? { 'aria-describedby': noteId } : {})}
        name={props.name}
        maxLength={9}
        disabled={disabled}
        value={draft ?? String(value)}
        onChange={(event) => type(event.target.value)}
        onBlur={settle}
        onFocus={(event) => event.target.select()}
        onKeyDown={onKeyDown}
        className="tnum h-tap w-[min(2.5rem,11vw)] bg-transparent text-center font-display text-15 font-semibold -outline-offset-2"
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
  if (!props.adjustedText && !note) return stepper
  return (
    <div className="grid gap-1">
      {stepper}
      <div role="status">{note ? <FieldError id={noteId}>{note}</FieldError> : null}</div>
    </div>
  )
}
