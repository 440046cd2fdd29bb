import { formatDate } from '#app/lib/dates/format.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { asLocale } from '#app/lib/locale/locale.ts'
import { useViewer } from '#app/lib/session/use-viewer.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'

/** Says on every page that the account will be deleted, and takes it back. A plain form: it changes the whole document. */
export function DeletionNotice() {
  const { t, i18n } = useTranslation('privacy')
  const dueAt = useViewer()?.deletionDueAt
  if (!dueAt) return null
  return (
    <Container className="pt-4">
      <Alert tone="warning" title={t('notice.title')}>
        <div className="grid gap-3">
          <Text>{t('notice.text', { day: formatDate(dueAt, asLocale(i18n.language) ?? 'ar') })}</Text>
          <form method="post" action="/profile/privacy">
            <input type="hidden" name="intent" value="keep" />
            <Button type="submit" size="sm" variant="secondary">
              {t('notice.keep')}
            </Button>
          </form>
        </div>
      </Alert>
    </Container>
  )
}
