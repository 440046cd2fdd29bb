import type { ComponentProps } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { cx } from './cx.ts'
import { useFieldControl } from './field.tsx'

type Option = { value: string; label: string; disabled?: boolean }
type Props = ComponentProps<'select'> & { options?: readonly Option[]; placeholder?: string }

/** A styled native select. `placeholder` is the empty first option. */
export function Select({ options = [], placeholder, className, children, ...rest }: Props) {
  const wiring = useFieldControl()
  return (
    <span className={cx('relative block', className)}>
      <select {...wiring} {...rest} className="control appearance-none truncate ps-4 pe-11">
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        strokeWidth={1.75}
        className="pointer-events-none absolute inset-y-0 end-3.5 my-auto size-5"
      />
    </span>
  )
}
