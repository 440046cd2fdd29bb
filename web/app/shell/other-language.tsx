import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { otherLocale } from '#app/lib/locale/locale.ts'
import { LanguageSwitch } from '#app/ui/language-switch.tsx'
import { LANGUAGE_FORM } from './switch-forms.tsx'

/** Switches to the other language. A plain form, because the whole document changes. */
export function OtherLanguage() {
  const { t, i18n } = useTranslation('shell')
  const other = otherLocale(i18n.language as 'ar' | 'en')
  return <LanguageSwitch type="submit" form={LANGUAGE_FORM} name="locale" value={other} lang={other} label={t(`language.${other}`)} />
}
