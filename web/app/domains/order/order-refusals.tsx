import { useActionData } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { refusalText } from '#app/lib/notify/error-text.ts'
import type { WriteResult } from '#app/lib/forms/write.ts'
import { Alert } from '#app/ui/alert.tsx'

/** Shows the refusals of a form that was sent without JavaScript. With JavaScript, refusals are toasts. */
export function OrderRefusals() {
  const { t } = useTranslation()
  const posted = useActionData() as WriteResult | undefined
  if (!posted || posted.ok || posted.userErrors.length === 0) return null
  return (
    <Alert tone="danger" live className="mt-6">
      {posted.userErrors.map((refusal) => (
        <p key={refusal.code + refusal.path?.join('.')}>{refusalText(refusal, t)}</p>
      ))}
    </Alert>
  )
}
