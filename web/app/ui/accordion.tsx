import type { ReactNode } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { cx } from './cx.ts'

/** Rows of 56 px that expand in place. */
export function Accordion({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cx('border-t border-line', className)}>{children}</div>
}

type ItemProps = {
  title: ReactNode
  /** Icon: plus and minus on product pages, a chevron for filter groups. */
  mark?: 'plus' | 'chevron'
  defaultOpen?: boolean
  /** Items with the same name close each other. */
  name?: string
  id?: string
  /** Called for a press on the row, before it opens or closes. */
  onPress?: () => void
  children: ReactNode
  className?: string
}

/** A row of an Accordion. A native `details`, which works without JavaScript and is searchable by the browser. */
export function AccordionItem({
  title,
  mark = 'plus',
  defaultOpen = false,
  name,
  id,
  onPress,
  children,
  className,
}: ItemProps) {
  return (
    <details id={id} name={name} open={defaultOpen} className={cx('accordion-item', className)}>
      <summary onClick={onPress}>
        <span>{title}</span>
        {mark === 'plus' ? (
          <PlusMinus />
        ) : (
          <ChevronDown aria-hidden="true" strokeWidth={1.75} className="accordion-arrow" />
        )}
      </summary>
      <div>{children}</div>
    </details>
  )
}

function PlusMinus() {
  return (
    <span aria-hidden="true" className="plus-minus">
      <Plus strokeWidth={1.75} />
      <Minus strokeWidth={1.75} />
    </span>
  )
}
