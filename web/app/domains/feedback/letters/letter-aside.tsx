import MessageCircle from 'lucide-react/icons/message-circle'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { whatsappLink } from '#app/lib/shop/links.ts'
import { shop } from '#app/lib/shop/shop.ts'
import { Button } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { type LetterKind, NextSteps } from './next-steps.tsx'

/** Beside a form: what becomes of what is sent, and the quicker way. */
export function LetterAside({ kind }: { kind: LetterKind }) {
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
