import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { cx } from '#app/ui/cx.ts'

/** Ends the session. A plain form: with the session everything changes, so the document is loaded anew. */
export function LogOutForm({ className }: { className?: string }) {
  const { t } = useTranslation('account')
  return (
    <form method="post" action="/logout">
      <button type="submit" className={cx('w-full text-start', className)}>
        {t('nav.logOut')}
      </button>
    </form>
  )
}
