import type { ReactNode } from 'react'
import MessageCircle from 'lucide-react/icons/message-circle'
import { Panel } from '#app/ui/panel.tsx'
import { type MessageKind, NextSteps } from './next-steps.tsx'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { whatsappLink } from '#app/lib/shop/links.ts'
import { shop } from '#app/lib/shop/shop.ts'
import { Button } from '#app/ui/button.tsx'

/** A form with the next steps beside it, which disappear once the form shows its confirmation. */
export function FormColumns({ kind, children }: { kind: MessageKind; children: ReactNode }) {
  return (
    <div className="group/form-columns grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:gap-12">
      <Panel className="grid gap-6 group-has-[#sent]/form-columns:bg-transparent group-has-[#sent]/form-columns:p-0">{children}</Panel>
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
    <Panel className="grid gap-6">
      <NextSteps kind={kind} level={2} />
      <div className="grid justify-items-start gap-3 border-t border-line pt-5">
        <p className="text-text-2">{t('aside.quicker')}</p>
        <Button asChild variant="outline" icon={<MessageCircle aria-hidden="true" strokeWidth={1.75} className="size-5" />}>
          <a href={whatsappLink(shop.whatsapp, t('contact.whatsappText'))} target="_blank" rel="noreferrer">
            {t('aside.whatsapp')}
          </a>
        </Button>
      </div>
    </Panel>
  )
}
