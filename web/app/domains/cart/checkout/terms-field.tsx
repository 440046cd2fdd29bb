import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FieldError } from '#app/ui/field-message.tsx'

type Props = { accepted: boolean; error: string | undefined }

/** The terms that an order takes. Its field is `acceptTerms`. */
export function TermsField({ accepted, error }: Props) {
  const { t } = useTranslation(['cart', 'common'])
  return (
    <div className="grid gap-1">
      <Checkbox
        id="acceptTerms"
        name="acceptTerms"
        value="yes"
        defaultChecked={accepted}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'acceptTerms-error' : undefined}
        label={<Text>{t('review.terms')}</Text>}
      />
      <Link to="/terms" target="_blank" className="ms-8 inline-flex min-h-8 w-fit items-center text-14 text-text-2 underline underline-offset-4">
        {t('common:readTerms')}
      </Link>
      {error ? <FieldError id="acceptTerms-error">{error}</FieldError> : null}
    </div>
  )
}
