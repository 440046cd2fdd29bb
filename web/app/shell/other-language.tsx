import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { otherLocale } from '#app/lib/locale/locale.ts'
import { LanguageSwitch } from '#app/ui/language-switch.tsx'
import { LANGUAGE_FORM } from './switch-forms.tsx'

/** Goes to the other language. A plain form: with the language everything changes, so the document is loaded anew. */
export function OtherLanguage() {
  const { t, i18n } = useTranslation('shell')
  const other = otherLocale(i18n.language as 'ar' | 'en')
  return <LanguageSwitch type="submit" form={LANGUAGE_FORM} name="locale" value={other} lang={other} label={t(`language.${other}`)} />
}
