import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { FieldError } from '#app/ui/field-message.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { readPrice } from '#app/domains/search/list-filter.ts'

type End = 'min' | 'max'
type Props = {
  min: number | null
  max: number | null
  /** What stands in an empty field. */
  lowest: number
  highest: number
  onChoose: (min: number | null, max: number | null) => void
}

const textOf = ({ min, max }: Pick<Props, End>) => ({ min: String(min ?? ''), max: String(max ?? '') })

/** The lowest and the highest price as numbers. They count once both are left, or on Enter; what is wrong with them is said. */
export function PriceFields({ min, max, lowest, highest, onChoose }: Props) {
  const { t } = useTranslation('search')
  const errorId = useId()
  const chosen = `${min} ${max}`
  const [typed, setTyped] = useState({ ...textOf({ min, max }), chosen })
  const [fault, setFault] = useState<'priceNumber' | 'priceOrder'>()
  if (typed.chosen !== chosen) {
    setTyped({ ...textOf({ min, max }), chosen })
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
    if (!currentTarget.contains(relatedTarget as Node | null)) choose()
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
        autoComplete="off"
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
