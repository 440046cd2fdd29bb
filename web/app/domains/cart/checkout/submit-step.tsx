import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ChevronBack } from '#app/ui/directional-icon.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import type { WriteResult } from '#app/lib/forms/write.ts'
import { Alert } from '#app/ui/alert.tsx'

type Props = { busy: boolean; children: ReactNode; back: string; backLabel: string; note?: ReactNode }

/** Submit button of a checkout step and the back link. */
export function SubmitStep({ busy, children, back, backLabel, note }: Props) {
  return (
    <div className="grid gap-3 pt-2">
      <Button type="submit" size="lg" block loading={busy}>
        {children}
      </Button>
      {note ? <p className="type-meta text-center">{note}</p> : null}
      <TextLink asChild icon={<ChevronBack />} className="justify-self-center">
        <Link to={back} viewTransition>
          {backLabel}
        </Link>
      </TextLink>
    </div>
  )
}

type NoAnswerAlertProps = {
  result: WriteResult | undefined
  busy: boolean
  /** The form places the order, instead of saving a step. */
  order?: boolean
}

/**
 * Alert for a submission without an answer: the input is kept, and a repeated order is not placed twice. Not shown
 * after answers that return the form on purpose: place lists without JavaScript, or a sent code.
 */
export function NoAnswerAlert({ result, busy, order = false }: NoAnswerAlertProps) {
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
