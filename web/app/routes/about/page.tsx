import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { pageMeta } from '#app/lib/head/page-meta.ts'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { MissingPart } from '#app/lib/route/missing-part.tsx'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { ClubRow } from '#app/domains/catalog/club/club-row.tsx'
import { ProductRail } from '#app/domains/catalog/cards/product-rail.tsx'
import { topPaths } from '#app/domains/catalog/catalog-paths.ts'
import { TopTrail } from '#app/domains/catalog/top/top-head.tsx'
import { ArticleBody } from '#app/domains/content/articles/article-body.tsx'
import { BrandNames } from '#app/domains/content/brand-names.tsx'
import { ArticleHead } from '#app/domains/content/articles/article-head.tsx'
import { StatsBand } from '#app/domains/content/stats-band.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Route } from './+types/page'
import { AboutPageDocument, useAboutPageQuery } from './__generated__/page.ts'

const load = async (_: Visit, query: Query) => {
  const page = await query(
    AboutPageDocument,
    {},
    { subject: 'contentPage', parts: ['shopStats', 'topClubs', 'topBrands', 'products'] },
  )
  return { page, about: page.contentPage }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const meta = (args: Route.MetaArgs) => {
  const about = args.loaderData?.about
  return pageMeta(args, { title: about?.title, description: about?.summary })
}

/** The about page: story, statistics, promises, branches, brands. */
export default function AboutPage() {
  const { t } = useTranslation('content')
  const { contentPage, shopStats, topClubs, topBrands, products } = useAboutPageQuery().data
  if (!contentPage) return null
  const { title, summary, body } = contentPage
  return (
    <div className="-mt-6 pb-section lg:-mt-10">
      <TopTrail page={t('about.title')} />
      <ArticleHead
        title={title}
        summary={summary}
        cover={null}
        facts={
          <div className="flex flex-wrap gap-3 pt-2">
            <Button asChild>
              <Link to="/branches" viewTransition>
                {t('about.branches')}
              </Link>
            </Button>
            <Button asChild variant="outline">
              <Link to="/contact-us" viewTransition>
                {t('about.contact')}
              </Link>
            </Button>
            <Button asChild variant="link">
              <Link to="/hiring" viewTransition>
                {t('about.hiring')}
              </Link>
            </Button>
          </div>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-section">
        {shopStats ? <StatsBand stats={shopStats} /> : <MissingPart />}
        <ArticleBody blocks={body} split />
        {topClubs ? <ClubRow id="clubs" clubs={topClubs} /> : <MissingPart />}
        {topBrands ? <BrandNames brands={topBrands} /> : <MissingPart />}
        <ProductRail
          title={t('about.bestSellers')}
          products={products?.nodes ?? null}
          more={{ to: topPaths.bestSeller, label: t('about.allBest') }}
        />
      </div>
    </div>
  )
}
