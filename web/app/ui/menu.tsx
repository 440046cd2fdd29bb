import { useRef, type ComponentProps, type ReactNode } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { cx } from './cx.ts'
import { Slot, Slottable } from './slot.tsx'
import { useDismiss } from './use-dismiss.ts'

type Props = { label: ReactNode; icon?: ReactNode; align?: 'start' | 'end'; children: ReactNode; className?: string }

/**
 * A list of links or actions below a button. A `details` element, which opens without JavaScript; with it, Escape, Tab
 * out, a click outside and a choice close it.
 */
export function Menu({ label, icon, align = 'start', children, className }: Props) {
  const box = useRef<HTMLDetailsElement>(null)
  useDismiss(box)
  return (
    <details ref={box} className={cx('relative inline-block', className)}>
      <summary
        className={cx(
          'inline-flex min-h-tap items-center gap-2 rounded-sm border border-line-ctl px-4 text-14 hover:bg-surface-2',
          '[&_svg]:size-4',
        )}
      >
        {icon}
        <span>{label}</span>
        <ChevronDown aria-hidden="true" strokeWidth={1.75} className="ms-1" />
      </summary>
      <ul
        className={cx(
          'absolute top-full z-40 mt-1 grid min-w-full gap-0.5 rounded-md border border-line-2 bg-bg p-1 shadow-3 *:min-w-44',
          align === 'start' ? 'start-0' : 'end-0',
        )}
      >
        {children}
      </ul>
    </details>
  )
}

type ItemProps = ComponentProps<'button'> & { asChild?: boolean; icon?: ReactNode; current?: boolean }

/** A row of a Menu, 44 px high: a button, or with `asChild` a link. */
export function MenuItem({ asChild = false, icon, current = false, className, children, ...rest }: ItemProps) {
  const Element = asChild ? Slot : 'button'
  return (
    <li>
      <Element
        {...(asChild ? {} : { type: 'button' as const })}
        aria-current={current ? 'true' : undefined}
        className={cx(
          'flex min-h-tap w-full items-center gap-2.5 rounded-sm px-3 text-start text-15 whitespace-nowrap',
          'hover:bg-surface-2 [&_svg]:size-5',
          current && 'bg-surface-2 font-semibold',
          className,
        )}
        {...rest}
      >
        {icon}
        <Slottable>{children}</Slottable>
      </Element>
    </li>
  )
}
