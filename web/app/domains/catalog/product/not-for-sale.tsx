import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { whatsappLink } from '#app/lib/shop/links.ts'
import { shop } from '#app/lib/shop/shop.ts'
import { Alert } from '#app/ui/alert.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { NotifyForm_ProductFragment } from '#app/domains/catalog/availability/__generated__/notify-me.ts'
import { NotifyForm } from './lazy-parts.ts'

type Props = {
  product: NotifyForm_ProductFragment
  /** Colours and sizes that one can wait for. */
  choices?: readonly { id: string; label: string }[]
}

/** Instead of the button: why it cannot be bought, to be told when it can, and whom to ask. */
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
