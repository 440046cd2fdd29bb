import Bell from 'lucide-react/icons/bell'
import Hourglass from 'lucide-react/icons/hourglass'
import MessageCircle from 'lucide-react/icons/message-circle'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { pageMeta, rootData } from '#app/lib/head/page-meta.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { shop, whatsappLink } from '#app/lib/shop/shop.ts'
import { notifyPath, topPaths } from '#app/domains/catalog/catalog-paths.ts'
import { ProductTile } from '#app/domains/catalog/cards/product-tile.tsx'
import { TopTrail } from '#app/domains/catalog/top/top-head.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHead } from '#app/ui/headings.tsx'
import type { Route } from './+types/page'
import { ComingSoonPageDocument, useComingSoonPageQuery } from './__generated__/page.ts'

const load = (_: Visit, query: Query) => query(ComingSoonPageDocument, {}, { subject: 'comingSoon' })

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const meta = (args: Route.MetaArgs) => {
  const { t } = rootData(args)
  return pageMeta(args, { title: t('content:coming.title'), description: t('content:coming.text') })
}

/** Products to come, each with a notify-me request, and the contact for others. */
export default function ComingSoonPage() {
  const { t } = useTranslation('content')
  const { comingSoon } = useComingSoonPageQuery().data
  if (!comingSoon) return null
  return (
    <div className="-mt-6 pb-section lg:-mt-10">
      <TopTrail page={t('coming.title')} />
      <PageHead title={t('coming.title')} className="mb-8 lg:mb-10">
        <Text>{t('coming.text')}</Text>
      </PageHead>
      {comingSoon.length === 0 ? (
        <EmptyState
          icon={<Hourglass aria-hidden="true" />}
          title={t('coming.none')}
          action={
            <Button asChild>
              <Link to={topPaths.newArrivals}>{t('coming.arrivals')}</Link>
            </Button>
          }
        >
          {t('coming.noneText')}
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-pair gap-x-card gap-y-10 md:grid-cols-3 lg:grid-cols-4">
          {comingSoon.map((product, place) => (
            <li key={product.id} className="flex min-w-0 flex-col justify-between gap-3">
              <ProductTile product={product} level={2} priority={place < 4} />
              <Button asChild variant="outline" size="sm" icon={<Bell aria-hidden="true" className="size-4" />}>
                <Link
                  to={notifyPath(product.slug)}
                  aria-label={t('coming.notifyOf', { name: product.name })}
                  viewTransition
                >
                  {t('coming.notify')}
                </Link>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <section
        aria-labelledby="ask"
        className="mt-section grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3 rounded-lg bg-surface-1 p-6 lg:p-10 forced-colors:border"
      >
        <h2 id="ask" className="type-h2">
          {t('coming.ask')}
        </h2>
        <p className="max-w-2xl text-text-2">{t('coming.askText')}</p>
        <Button
          asChild
          variant="secondary"
          className="wrap-anywhere"
          icon={<MessageCircle aria-hidden="true" strokeWidth={1.75} className="size-5" />}
        >
          <a href={whatsappLink(shop.whatsapp, t('coming.message'))} target="_blank" rel="noreferrer">
            {t('coming.whatsapp')}
          </a>
        </Button>
      </section>
    </div>
  )
}
