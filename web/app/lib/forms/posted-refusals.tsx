import { useActionData } from 'react-router'
import type { UserError } from '#app/lib/apollo/written.ts'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { refusalText } from '#app/lib/notify/error-text.ts'
import { Alert } from '#app/ui/alert.tsx'
import type { WriteResult } from './write.ts'

type Props = {
  /** Intents of forms that show their refusals themselves. */
  exceptIntents?: readonly string[]
  /** Text of a refusal; undefined for the text of its code. */
  wording?: (refusal: UserError) => string | undefined
  className?: string
}

/** Shows the refusals of a form that was sent without JavaScript. With JavaScript, refusals are toasts. */
export function PostedRefusals({ exceptIntents = [], wording, className }: Props) {
  const { t } = useTranslation()
  const posted = useActionData<WriteResult>()
  if (!posted || posted.ok || posted.userErrors.length === 0) return null
  if (exceptIntents.includes(posted.values.intent ?? '')) return null
  return (
    <Alert tone="danger" live className={className}>
      {posted.userErrors.map((refusal) => (
        <p key={refusal.code + refusal.path?.join('.')}>{wording?.(refusal) ?? refusalText(refusal, t)}</p>
      ))}
    </Alert>
  )
}
