import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import type { WriteResult } from '#app/lib/forms/write.ts'
import { Alert } from '#app/ui/alert.tsx'

type Props = {
  result: WriteResult | undefined
  busy: boolean
  /** It is the order that was sent, and not a step before it. */
  order?: boolean
}

/**
 * A form that was refused without a reason: nobody answered, what was typed stands, and an order that is sent again is no second one.
 * Lists of places that were asked for without JavaScript are an answer, and so is a code that was just sent.
 */
export function UnsentAlert({ result, busy, order = false }: Props) {
  const { t } = useTranslation('cart')
  if (busy || result?.ok !== false || result.userErrors.length > 0) return null
  const { intent, codePause } = result.values
  if (intent === 'places' || codePause) return null
  return (
    <Alert tone="warning" live title={t(order ? 'form.unsent' : 'form.unsaved')}>
      {t(order ? 'form.unsentText' : 'form.unsavedText')}
    </Alert>
  )
}
