import { type ComponentProps, useState } from 'react'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { cx } from './cx.ts'
import { useFieldControl } from './field.tsx'

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  /** Label of the button that shows the password. */
  showLabel: string
}

/** A password input with a button that shows it. Takes id and messages from its Field. */
export function PasswordInput({ showLabel, className, ...rest }: Props) {
  const wiring = useFieldControl()
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <span className={cx('relative block', className)}>
      <input
        {...wiring}
        {...rest}
        type={shown ? 'text' : 'password'}
        dir="ltr"
        autoCapitalize="none"
        spellCheck={false}
        // The button is at the end in reading direction, the text is left to right in both languages.
        className="control ps-4 pe-14 [[dir=rtl]_&]:ps-14 [[dir=rtl]_&]:pe-4 [[dir=rtl]_&]:text-end"
      />
      <button
        type="button"
        aria-label={showLabel}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 end-1 my-auto grid size-tap place-items-center text-text-3 hover:text-text [@media(scripting:none)]:hidden"
      >
        <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
      </button>
    </span>
  )
}
