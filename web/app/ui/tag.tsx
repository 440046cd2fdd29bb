import type { ReactNode } from 'react'
import { cx } from './cx.ts'

const tones = {
  new: 'bg-ink text-on-ink font-semibold',
  sale: 'bg-accent text-on-accent font-bold',
  outline: 'bg-bg text-text-2 font-semibold border border-line-2',
} as const

type Props = { tone?: keyof typeof tones; children: ReactNode; className?: string }

/** A label on a picture or beside a price, 26 px high. One per card. */
export function Tag({ tone = 'new', children, className }: Props) {
  return (
    <span className={cx('tag', tones[tone], className)}>
      <span>{children}</span>
    </span>
  )
}
