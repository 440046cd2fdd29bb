import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { TopTrail } from '#app/domains/catalog/top/top-head.tsx'
import { SocialList } from '#app/domains/feedback/contact/social-list.tsx'
import { pageMeta, rootData } from '#app/lib/head/page-meta.ts'
import { shop, whatsappLink } from '#app/lib/shop/shop.ts'
import { PageHead } from '#app/ui/headings.tsx'
import type { Route } from './+types/page'

export const meta = (args: Route.MetaArgs) => {
  const { locale, t } = rootData(args)
  return pageMeta(args, {
    title: t('feedback:social.title'),
    description: t('feedback:social.metaText', { shop: shop.name[locale] }),
  })
}

/** The shop on social networks, and on WhatsApp. */
export default function SocialPage() {
  const { t } = useTranslation('feedback')
  return (
    <div className="-mt-6 grid grid-cols-[minmax(0,1fr)] gap-8 lg:-mt-10">
      <div>
        <TopTrail page={t('social.title')} />
        <PageHead title={t('social.title')}>{t('social.text')}</PageHead>
      </div>
      <SocialList networks={[...shop.social, { name: 'WhatsApp', url: whatsappLink(shop.whatsapp) }]} />
      <p className="text-14 text-text-3">{t('social.privacy')}</p>
    </div>
  )
}
