import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { shop, whatsappLink } from '#app/lib/shop/shop.ts'
import { Alert } from '#app/ui/alert.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { NotifyForm_ProductFragment } from '#app/domains/catalog/availability/__generated__/notify-me.ts'
import { NotifyForm } from './lazy-parts.ts'

type Props = {
  product: NotifyForm_ProductFragment
  /** Variants that a notify-me request can name. */
  choices?: readonly { id: string; label: string }[]
}

/** Replaces the buy button: why the product cannot be bought, the notify-me form, and a WhatsApp link. */
export function NotForSale({ product, choices }: Props) {
  const { t } = useTranslation('catalog')
  const { name, status } = product
  const coming = status === 'ONLINE_COMING'
  return (
    <div className="grid gap-3">
      <Alert
        tone="info"
        title={t(coming ? 'notForSale.coming' : 'notForSale.soldOut')}
        action={
          <TextLink
            underlined
            href={whatsappLink(shop.whatsapp, t('notForSale.message', { name }))}
            target="_blank"
            rel="noreferrer"
          >
            {t('notForSale.ask')}
          </TextLink>
        }
      >
        <Text>{t(coming ? 'notForSale.comingText' : 'notForSale.soldOutText')}</Text>
      </Alert>
      <NotifyForm product={product} choices={choices} />
    </div>
  )
}
