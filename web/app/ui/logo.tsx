import type { ReactNode } from 'react'
import { cx } from './cx.ts'

type Props = { wordmark: ReactNode; size?: 'md' | 'lg'; className?: string }

/** The orange disc and the shop's name, to be placed in a link to the home page. */
export function Logo({ wordmark, size = 'md', className }: Props) {
  return (
    <span className={cx('logo', size === 'lg' && 'logo-large', className)}>
      <LogoMark />
      <span>{wordmark}</span>
    </span>
  )
}

/** The disc alone. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className={cx('flex-none forced-color-adjust-none', className)}>
      <circle cx="16" cy="16" r="16" fill="var(--accent)" />
      <g fill="none" stroke="var(--on-accent)" strokeWidth="2.2">
        <path d="M0 16h32" />
        <circle cx="16" cy="16" r="5.8" />
      </g>
    </svg>
  )
}
