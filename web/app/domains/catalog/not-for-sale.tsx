import { useTranslation } from 'react-i18next'
import { Text } from '#app/lib/i18n/text.tsx'
import { whatsappLink } from '#app/lib/shop/links.ts'
import { shop } from '#app/shop.config.ts'
import { Alert } from '#app/ui/alert.tsx'
import { TextLink } from '#app/ui/text-link.tsx'

type Props = { name: string; /** Under manufacturing, not sold out. */ coming: boolean }

/** Instead of the button: why it cannot be bought, and whom to ask. */
export function NotForSale({ name, coming }: Props) {
  const { t } = useTranslation('catalog')
  return (
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
  )
}
