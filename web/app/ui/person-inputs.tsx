import type { ComponentProps } from 'react'
import { TextInput } from './text-input.tsx'

type Props = Pick<ComponentProps<'input'>, 'name' | 'defaultValue' | 'autoComplete'>

/** A person's whole name. */
export function NameInput(props: Props) {
  return <TextInput name="fullName" autoComplete="name" maxLength={80} {...props} />
}

/** A mobile number, in whatever way people write it. */
export function MobileInput(props: Props) {
  return <TextInput ltr type="tel" name="mobile" inputMode="tel" autoComplete="tel" maxLength={25} {...props} />
}

/** An e-mail address. Of type text: the browser's own messages would come before ours. */
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
