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
  className?: string
}

/** Checkbox of a filter value. A value without products is only marked as disabled, because a disabled checkbox would lose the focus. */
export function OptionBox({ count, checked, onSelect, className, ...rest }: Props) {
  const none = count === 0 && !checked
  return (
    <Checkbox
      {...rest}
      count={count === undefined ? undefined : <Count>{count}</Count>}
      checked={checked}
      aria-disabled={none || undefined}
      onClick={(event) => none && event.preventDefault()}
      // React fires `change` even when the click was prevented.
      onChange={(event) => none || onSelect(event.target.checked)}
      className={none ? `opacity-45 ${className ?? ''}` : className}
    />
  )
}

/** Number of products that a value leaves. */
export function Count({ children }: { children: number }) {
  return (
    <bdi dir="ltr" className="tnum">
      {children}
    </bdi>
  )
}
