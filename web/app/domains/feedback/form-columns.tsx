import type { ReactNode } from 'react'
import MessageCircle from 'lucide-react/icons/message-circle'
import { Panel } from '#app/ui/panel.tsx'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { contactHours } from '#app/lib/shop/contact-hours.ts'
import { shop, whatsappLink } from '#app/lib/shop/shop.ts'
import { Button } from '#app/ui/button.tsx'
import { Text } from '#app/lib/i18n/text.tsx'
import { ErrorSummary, formFaults } from '#app/lib/forms/error-summary.tsx'
import { Alert } from '#app/ui/alert.tsx'

/** A form with the next steps beside it, which disappear once the form shows its confirmation. */
export function FormColumns({ kind, children }: { kind: MessageKind; children: ReactNode }) {
  return (
    <div className="group/form-columns grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:gap-12">
      <Panel className="grid grid-cols-[minmax(0,1fr)] gap-6 group-has-[#sent]/form-columns:bg-transparent group-has-[#sent]/form-columns:p-0">
        {children}
      </Panel>
      <div className="group-has-[#sent]/form-columns:hidden">
        <FormAside kind={kind} />
      </div>
    </div>
  )
}

/** The next steps of a sent form, and WhatsApp as the faster channel. */
function FormAside({ kind }: { kind: MessageKind }) {
  const { t } = useTranslation('feedback')
  return (
    <Panel className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <NextSteps kind={kind} level={2} />
      <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3 border-t border-line pt-5">
        <p className="text-text-2">{t('aside.quicker')}</p>
        <Button
          asChild
          variant="outline"
          className="wrap-anywhere"
          icon={<MessageCircle aria-hidden="true" strokeWidth={1.75} className="size-5" />}
        >
          <a href={whatsappLink(shop.whatsapp, t('contact.whatsappText'))} target="_blank" rel="noreferrer">
            {t('aside.whatsapp')}
          </a>
        </Button>
      </div>
    </Panel>
  )
}

/** Kind of a sent form, the first letter of its number: message, complaint, product request. */
export type MessageKind = 'M' | 'C' | 'P'

/** The next steps after a form was sent. */
export function NextSteps({ kind, level = 3 }: { kind: MessageKind; level?: 2 | 3 }) {
  const { t, locale } = useTranslation('feedback')
  const Heading = `h${level}` as const
  return (
    <div className="grid gap-2">
      <Heading className="type-h4">{t('sent.next')}</Heading>
      <ol className="grid list-decimal gap-1.5 ps-5 text-text-2 marker:text-text-3">
        <li>
          <Text>{t(`sent.${kind}.one`, contactHours(locale))}</Text>
        </li>
        <li>{t(`sent.${kind}.two`)}</li>
      </ol>
    </div>
  )
}

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
