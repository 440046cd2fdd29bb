import type { MouseEvent } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { otherTheme } from '#app/lib/theme/theme.ts'
import { useTheme } from '#app/lib/theme/use-theme.ts'
import { ThemeSwitch } from '#app/ui/theme-switch.tsx'
import { useRootData } from './root-data.ts'
import { THEME_FORM } from './switch-forms.tsx'

/** Switches the theme: immediately with JavaScript, else by the server. */
export function OtherTheme() {
  const { t } = useTranslation('shell')
  const [theme, setTheme] = useTheme(useRootData().theme)
  const other = otherTheme(theme)
  const onClick = (event: MouseEvent) => {
    event.preventDefault()
    setTheme(other)
  }
  return (
    <ThemeSwitch
      type="submit"
      form={THEME_FORM}
      name="theme"
      value={other}
      theme={theme}
      label={t(`theme.${other}`)}
      onClick={onClick}
    />
  )
}
