import { useTranslation } from 'react-i18next'
import { otherLocale } from '#app/lib/locale/locale.ts'
import { LanguageSwitch } from '#app/ui/language-switch.tsx'
import { useHere } from './use-here.ts'

type Props = { className?: string }

/** Goes to the other language. A plain form: with the language everything changes, so the document is loaded anew. */
export function LanguageForm({ className }: Props) {
  const { t, i18n } = useTranslation('shell')
  const other = otherLocale(i18n.language as 'ar' | 'en')
  return (
    <form method="post" action="/locale" className={className}>
      <input type="hidden" name="locale" value={other} />
      <input type="hidden" name="back" value={useHere()} />
      <LanguageSwitch type="submit" lang={other} label={t(`language.${other}`)} />
    </form>
  )
}
