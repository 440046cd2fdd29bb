import { useAccountKeepMutation } from '#app/domains/account/privacy/__generated__/privacy-writes.ts'
import { accountKeepWrite } from '#app/domains/account/privacy/privacy-writes.ts'
import { formatDate } from '#app/lib/dates/format.ts'
import { useForm } from '#app/lib/forms/use-form.tsx'
import { Text } from '#app/lib/i18n/text.tsx'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { useViewer } from '#app/domains/session/use-viewer.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'

/** Says on every page that the account will be deleted, and takes it back. */
export function DeletionNotice() {
  const { t, locale } = useTranslation('privacy')
  const dueAt = useViewer()?.deletionDueAt
  const { Form, busy } = useForm(accountKeepWrite, useAccountKeepMutation())
  if (!dueAt) return null
  return (
    <Container className="pt-4">
      <Alert tone="warning" title={t('notice.title')}>
        <div className="grid gap-3">
          <Text>{t('notice.text', { day: formatDate(dueAt, locale) })}</Text>
          <Form action="/profile/privacy">
            <input type="hidden" name="intent" value="keep" />
            <Button type="submit" size="sm" variant="secondary" loading={busy}>
              {t('notice.keep')}
            </Button>
          </Form>
        </div>
      </Alert>
    </Container>
  )
}
