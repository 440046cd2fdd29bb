import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ChevronBack } from '#app/ui/directional-icon.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import type { WriteResult } from '#app/lib/forms/write.ts'
import { Alert } from '#app/ui/alert.tsx'

type Props = { busy: boolean; children: ReactNode; back: string; backLabel: string; note?: ReactNode }

/** The end of a step's form: on, and the way back. */
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

type UnsentAlertProps = {
  result: WriteResult | undefined
  busy: boolean
  /** It is the order that was sent, and not a step before it. */
  order?: boolean
}

/**
 * A form that was refused without a reason: nobody answered, what was typed stands, and an order that is sent again is no second one.
 * Lists of places that were asked for without JavaScript are an answer, and so is a code that was just sent.
 */
export function UnsentAlert({ result, busy, order = false }: UnsentAlertProps) {
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
