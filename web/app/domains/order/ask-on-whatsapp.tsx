import MessageCircle from 'lucide-react/icons/message-circle'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { shop, whatsappLink } from '#app/lib/shop/shop.ts'
import { Button } from '#app/ui/button.tsx'

/** Opens WhatsApp with a message that has the order number. */
export function AskOnWhatsapp({ number, block = false }: { number: string; block?: boolean }) {
  const { t } = useTranslation('order')
  return (
    <Button asChild variant="outline" block={block} icon={<MessageCircle aria-hidden="true" strokeWidth={1.75} />}>
      <a href={whatsappLink(shop.whatsapp, t('whatsappMessage', { number }))} target="_blank" rel="noreferrer">
        {t('whatsapp')}
      </a>
    </Button>
  )
}
