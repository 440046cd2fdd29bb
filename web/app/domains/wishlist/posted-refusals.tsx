import { useActionData } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import type { WriteResult } from '#app/lib/forms/write.ts'
import { refusalText } from '#app/lib/notify/error-text.ts'
import { Alert } from '#app/ui/alert.tsx'

/** What the shop refused of a heart or a move sent without JavaScript; with it refusals are toasts. */
export function PostedRefusals() {
  const { t } = useTranslation()
  const { t: own } = useTranslation('wishlist')
  const posted = useActionData() as WriteResult | undefined
  if (!posted || posted.ok || posted.userErrors.length === 0) return null
  return (
    <Alert tone="danger" live>
      {posted.userErrors.map((refusal) => (
        <p key={refusal.code}>{refusal.path?.at(-1) === 'variantId' ? own('sizeFirst') : refusalText(refusal, t)}</p>
      ))}
    </Alert>
  )
}
