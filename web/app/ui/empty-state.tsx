import type { ReactNode } from 'react'
import { cx } from './cx.ts'

type Props = {
  icon: ReactNode
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  level?: 1 | 2
  className?: string
}

/** Placeholder of an empty list: icon, sentence, action. */
export function EmptyState({ icon, title, children, action, level = 2, className }: Props) {
  const Heading = `h${level}` as const
  return (
    <div className={cx('grid grid-cols-[minmax(0,1fr)] justify-items-center gap-3 px-4 py-10 text-center', className)}>
      <span
        aria-hidden="true"
        className={cx(
          'mb-2 grid size-32 place-items-center rounded-full bg-accent text-on-accent forced-color-adjust-none',
          '[&_svg]:size-11 [&_svg]:stroke-[1.5]',
        )}
      >
        {icon}
      </span>
      <Heading
        className={
          level === 1 ? 'type-h2 max-w-xl text-balance wrap-anywhere [&_bdi]:inline-block' : 'type-h3 wrap-anywhere'
        }
      >
        {title}
      </Heading>
      {children ? <div className="max-w-lg text-15 text-balance text-text-2">{children}</div> : null}
      {action ? <div className="pt-1">{action}</div> : null}
    </div>
  )
}
