import type { ComponentProps } from 'react'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { cx } from './cx.ts'

type Props = Omit<ComponentProps<'button'>, 'children'> & { theme: 'dark' | 'light'; label: string; showLabel?: boolean }

/** The switch to the other theme, named by icon and `label`. `type="submit"` in a form works without JavaScript. */
export function ThemeSwitch({ theme, label, showLabel = true, type = 'button', className, ...rest }: Props) {
  const Icon = theme === 'dark' ? Sun : Moon
  return (
    <button
      type={type}
      className={cx('inline-flex min-h-9 items-center gap-1.5 hover:text-text coarse:min-h-tap', className)}
      {...rest}
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className={showLabel ? 'size-4' : 'size-6'} />
      <span className={showLabel ? undefined : 'sr-only'}>{label}</span>
    </button>
  )
}
