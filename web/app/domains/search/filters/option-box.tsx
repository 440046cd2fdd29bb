import type { ReactNode } from 'react'
import { Checkbox } from '#app/ui/checkbox.tsx'

type Props = {
  name: string
  value: string
  label: ReactNode
  /** Left out when it is not known. */
  count?: number
  checked: boolean
  onSelect: (on: boolean) => void
  hidden?: boolean
  className?: string
}

/** A value of a filter as a box. One that nothing has can be read but not chosen: disabled it would lose the focus. */
export function OptionBox({ count, checked, onSelect, className, ...rest }: Props) {
  const none = count === 0 && !checked
  return (
    <Checkbox
      {...rest}
      count={count === undefined ? undefined : <Count>{count}</Count>}
      checked={checked}
      aria-disabled={none || undefined}
      onClick={(event) => none && event.preventDefault()}
      // React tells of a change even when the press was taken back.
      onChange={(event) => none || onSelect(event.target.checked)}
      className={none ? `opacity-45 ${className ?? ''}` : className}
    />
  )
}

/** How many products a value would show. */
export function Count({ children }: { children: number }) {
  return (
    <bdi dir="ltr" className="tnum">
      {children}
    </bdi>
  )
}
