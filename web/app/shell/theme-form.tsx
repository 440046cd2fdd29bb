import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { otherTheme } from '#app/lib/theme/theme.ts'
import { useTheme } from '#app/lib/theme/use-theme.ts'
import { ThemeSwitch } from '#app/ui/theme-switch.tsx'
import { useRootData } from './root-data.ts'
import { useHere } from './use-here.ts'

type Props = { className?: string }

/** Goes to the other theme: at once with JavaScript, by way of the server without it. */
export function ThemeForm({ className }: Props) {
  const { t } = useTranslation('shell')
  const [theme, setTheme] = useTheme(useRootData().theme)
  const other = otherTheme(theme)
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    setTheme(other)
  }
  return (
    <form method="post" action="/theme" className={className} onSubmit={onSubmit}>
      <input type="hidden" name="theme" value={other} />
      <input type="hidden" name="back" value={useHere()} />
      <ThemeSwitch type="submit" theme={theme} label={t(`theme.${other}`)} />
    </form>
  )
}
