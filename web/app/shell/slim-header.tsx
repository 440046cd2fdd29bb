import MessageCircle from 'lucide-react/icons/message-circle'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { whatsappLink } from '#app/lib/shop/links.ts'
import { shop } from '#app/lib/shop/shop.ts'
import { Container } from '#app/ui/container.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { TextLink } from '#app/ui/text-link.tsx'

/** The header of the checkout: home and help, nothing else leads away. */
export function SlimHeader() {
  const { t, i18n } = useTranslation('shell')
  return (
    <header className="border-b border-line bg-bg">
      <Container className="flex min-h-header items-center justify-between">
        <Link to="/">
          <Logo wordmark={shop.name[i18n.language as 'ar' | 'en']} />
        </Link>
        <TextLink href={whatsappLink(shop.whatsapp)} rel="noreferrer" target="_blank" icon={<MessageCircle aria-hidden="true" strokeWidth={1.75} />}>
          {t('help')}
        </TextLink>
      </Container>
    </header>
  )
}
