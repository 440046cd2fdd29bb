import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { ErrorSummary } from '#app/lib/forms/error-summary.tsx'
import { formFaults } from '#app/lib/forms/form-faults.ts'
import { Alert } from '#app/ui/alert.tsx'

type Props = { names: readonly string[]; error: (name: string) => string | undefined; result: unknown }

/** The errors above a form: the refusal of the whole form, and the error summary of its fields. */
export function FormTop({ names, error, result }: Props) {
  const { t } = useTranslation('cart')
  const refusal = error('')
  return (
    <>
      {refusal ? <Alert tone="danger" live title={refusal} /> : null}
      <ErrorSummary title={t('form.correct')} faults={formFaults(names, error)} answer={result} />
    </>
  )
}
