import type { ComponentProps } from 'react'
import { TextInput } from './text-input.tsx'

type Props = Pick<ComponentProps<'input'>, 'name' | 'defaultValue' | 'autoComplete'>

/** Input for a full name. */
export function NameInput(props: Props) {
  return <TextInput name="fullName" autoComplete="name" maxLength={80} {...props} />
}

/** Input for a mobile number in any notation. */
export function MobileInput(props: Props) {
  return <TextInput ltr type="tel" name="mobile" inputMode="tel" autoComplete="tel" maxLength={25} {...props} />
}

/**
 * Input for an e-mail address. Its type is text, so that the browser's validation messages do not appear before ours.
 */
export function EmailInput(props: Props) {
  return (
    <TextInput
      ltr
      name="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      {...props}
    />
  )
}
