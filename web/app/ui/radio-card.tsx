import type { ComponentProps, ReactNode } from 'react'
import CircleCheck from 'lucide-react/icons/circle-check'
import { cx } from './cx.ts'

type Props = Omit<ComponentProps<'input'>, 'type' | 'title'> & {
  title: ReactNode
  note?: ReactNode
  icon?: ReactNode
  aside?: ReactNode
}

/** A radio with a description: delivery method, address, payment method. */
export function RadioCard({ title, note, icon, aside, className, ...rest }: Props) {
  return (
    <label
      className={cx(
        'relative flex items-start gap-3 rounded-md border border-line-2 p-4 transition-colors hover:border-text-2',
        'has-checked:border-text has-checked:shadow-[inset_0_0_0_1px_var(--text)] has-disabled:opacity-45',
        'forced-colors:has-checked:outline-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
        'has-focus-visible:outline-focus [&_svg]:size-5 [&_svg]:flex-none',
        className,
      )}
    >
      <input type="radio" {...rest} className="peer sr-only" />
      {icon ? <span className="mt-0.5">{icon}</span> : null}
      <span className="min-w-0 flex-1 text-15 wrap-anywhere">
        <span className="block font-semibold">{title}</span>
        {note ? <span className="block text-14 text-text-2">{note}</span> : null}
      </span>
      {aside ? <span className="flex-none text-15">{aside}</span> : null}
      <CircleCheck
        aria-hidden="true"
        strokeWidth={1.75}
        className="invisible mt-0.5 text-accent-text peer-checked:visible"
      />
    </label>
  )
}
