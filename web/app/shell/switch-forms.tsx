import type { MouseEvent, SubmitEvent } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { plainCookie } from '#app/lib/http/cookies.ts'
import { documentLocale, otherLocale } from '#app/lib/locale/locale.ts'
import { LanguageSwitch, ThemeSwitch } from '#app/ui/switches.tsx'
import { otherTheme } from '#app/lib/theme/theme.ts'
import { useTheme } from '#app/lib/theme/use-theme.ts'
import { withoutLanguage, useHere } from './use-here.ts'
import { useRootData } from './root-data.ts'

const LANGUAGE_FORM = 'language'
const THEME_FORM = 'theme'

/**
 * The forms of the language and theme switches, one each for all their buttons. They lead back to the page. With
 * JavaScript the other language replaces the page in the history, so that 'back' leads to the page before.
 */
export function SwitchForms() {
  const here = useHere()
  return (
    <>
      <form id={LANGUAGE_FORM} method="post" action="/locale" hidden onSubmit={switchLanguage}>
        <input type="hidden" name="back" value={here} />
      </form>
      <form id={THEME_FORM} method="post" action="/theme" hidden>
        <input type="hidden" name="back" value={here} />
      </form>
    </>
  )
}

function switchLanguage(event: SubmitEvent<HTMLFormElement>) {
  event.preventDefault()
  document.cookie = plainCookie('locale', otherLocale(documentLocale()))
  // Not `here`: a chosen size is in the address of the browser alone (`domains/catalog/product/use-variant-choice.ts`).
  location.replace(withoutLanguage(location))
}

/** Switches to the other language. A plain form, because the whole document changes. */
export function OtherLanguage() {
  const { t, locale } = useTranslation('shell')
  const other = otherLocale(locale)
  return (
    <LanguageSwitch
      type="submit"
      form={LANGUAGE_FORM}
      name="locale"
      value={other}
      lang={other}
      label={t(`language.${other}`)}
    />
  )
}

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
