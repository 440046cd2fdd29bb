import type { ComponentProps } from 'react'
import Languages from 'lucide-react/icons/languages'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { cx } from './cx.ts'
import { Slot, Slottable } from './slot.tsx'

type Props = ComponentProps<'button'> & { lang: 'ar' | 'en'; label: string; showLabel?: boolean; asChild?: boolean }

/**
 * The switch to the other language, named in that language. With `asChild` the child is an empty link, which works
 * without JavaScript.
 */
export function LanguageSwitch({
  lang,
  label,
  showLabel = true,
  asChild = false,
  className,
  children,
  ...rest
}: Props) {
  const Element = asChild ? Slot : 'button'
  return (
    <Element
      {...(asChild ? {} : { type: 'button' as const })}
      lang={lang}
      className={cx('inline-flex min-h-9 items-center gap-1.5 hover:text-text coarse:min-h-tap', className)}
      {...rest}
    >
      <Languages aria-hidden="true" strokeWidth={1.75} className={showLabel ? 'size-4' : 'size-6'} />
      <bdi className={showLabel ? undefined : 'sr-only'}>{label}</bdi>
      {asChild ? <Slottable>{children}</Slottable> : null}
    </Element>
  )
}

type ThemeSwitchProps = Omit<ComponentProps<'button'>, 'children'> & {
  theme: 'dark' | 'light'
  label: string
  showLabel?: boolean
}

/** The switch to the other theme, named by icon and `label`. `type="submit"` in a form works without JavaScript. */
export function ThemeSwitch({ theme, label, showLabel = true, type = 'button', className, ...rest }: ThemeSwitchProps) {
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
