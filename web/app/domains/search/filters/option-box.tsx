import type { ReactNode } from 'react'
import { Checkbox } from '#app/ui/option-row.tsx'

type Props = {
  name: string
  value: string
  label: ReactNode
  /** Number of products; undefined when unknown. */
  count?: number
  checked: boolean
  onSelect: (on: boolean) => void
  hidden?: boolean
  icon?: ReactNode
}

/**
 * Checkbox of a filter value. A value without products is only marked as disabled, because a disabled checkbox would
 * lose the focus.
 */
export function OptionBox({ count, checked, onSelect, ...rest }: Props) {
  const none = count === 0 && !checked
  return (
    <Checkbox
      {...rest}
      count={count}
      checked={checked}
      aria-disabled={none || undefined}
      onClick={(event) => none && event.preventDefault()}
      // React fires `change` even when the click was prevented.
      onChange={(event) => none || onSelect(event.target.checked)}
      className={none ? 'without-results' : undefined}
    />
  )
}
