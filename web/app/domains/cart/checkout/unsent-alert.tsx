import { useTranslation } from 'react-i18next'
import type { WriteResult } from '#app/lib/route/route-types.ts'
import { Alert } from '#app/ui/alert.tsx'

type Props = { result: WriteResult | undefined; busy: boolean }

/** An order that was refused without a reason: nobody answered, and sending it again makes no second one. */
export function UnsentAlert({ result, busy }: Props) {
  const { t } = useTranslation('cart')
  if (busy || result?.ok !== false || result.userErrors.length > 0) return null
  return (
    <Alert tone="warning" live title={t('form.unsent')}>
      {t('form.unsentText')}
    </Alert>
  )
}
