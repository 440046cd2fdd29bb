import Package from 'lucide-react/icons/package'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { pageMeta, rootData } from '#app/lib/head/page-meta.ts'
import { textsIn } from '#app/lib/i18n/i18n.ts'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { MissingPart } from '#app/lib/route/missing-part.tsx'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { CategoryTiles } from '#app/domains/catalog/category/category-tiles.tsx'
import { ClubRow } from '#app/domains/catalog/club/club-row.tsx'
import { listPath } from '#app/domains/catalog/catalog-paths.ts'
import { ProductRail } from '#app/domains/catalog/cards/product-rail.tsx'
import { Hero } from '#app/domains/content/home/hero.tsx'
import { homeMeta } from '#app/domains/content/home/home-meta.ts'
import { TrustRow } from '#app/domains/content/home/trust-row.tsx'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { Route } from './+types/page'
import { HomePageDocument, useHomePageQuery } from './__generated__/page.ts'
import { lazyPart } from '#app/lib/lazy/lazy-part.tsx'

const BranchTeaser = lazyPart(async () => (await import('#app/domains/branch/branch-teaser.tsx')).BranchTeaser)
const BundleRow = lazyPart(async () => (await import('#app/domains/promotion/bundle-row.tsx')).BundleRow)
const HomeRest = lazyPart(async () => (await import('#app/domains/content/home/home-rest.tsx')).HomeRest)
const RecentlyViewed = lazyPart(
  async () => (await import('#app/domains/catalog/recent/recently-viewed.tsx')).RecentlyViewed,
)
const OffersPanel = lazyPart(async () => (await import('#app/domains/promotion/offers-panel.tsx')).OffersPanel)

const CLUBS = 'clubs'

/** Adds the time, so that server and browser count down from the same moment. */
const load = async (_: Visit, query: Query) => ({
  page: await query(HomePageDocument, {}, { subject: 'home', parts: ['branches', 'deliveryQuote'] }),
  served: Date.now(),
})

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const meta = (args: Route.MetaArgs) => {
  const { locale, origin } = rootData(args)
  const description = textsIn(locale)('content:home.description')
  const page = pageMeta(args, { description })
  return import.meta.env.SSR ? [...page, ...homeMeta(locale, origin)] : page
}

/** The home page: season, clubs, categories, new arrivals, offers, bundles, branches. */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('content')
  const { home, branches, deliveryQuote } = useHomePageQuery().data
  if (!home) return null
  const all = t('home.all')
  const { newest, offers, bestSellers, bundles } = home
  const isEmpty = [newest, offers, bestSellers, bundles].every(({ length }) => length === 0)
  return (
    <>
      {home.banner ? <Hero banner={home.banner} clubs={`#${CLUBS}`} /> : <h1 className="sr-only">{t('home.title')}</h1>}
      {isEmpty ? (
        <EmptyState
          icon={<Package />}
          title={t('home.empty')}
          action={
            <Button asChild variant="outline">
              <Link to="/contact-us">{t('home.contact')}</Link>
            </Button>
          }
        >
          {t('home.emptyText')}
        </EmptyState>
      ) : null}
      <Container className="pt-[clamp(1.75rem,1rem+3vw,3.5rem)]">
        <ClubRow id={CLUBS} clubs={home.clubs} />
      </Container>
      <Container className="far pt-section [--far:74rem] lg:[--far:56rem]">
        <CategoryTiles categories={home.categories} />
      </Container>
      <Container className="far py-section [--far:23.5rem] lg:[--far:42rem]">
        <ProductRail
          title={t('home.newest')}
          products={newest}
          rest={<HomeRest rail="newest" shown={newest} />}
          more={{ to: listPath({ sort: 'newest' }), label: all }}
        />
      </Container>
      <Container>
        <RecentlyViewed className="pb-section" />
      </Container>
      <OffersPanel
        products={offers}
        rest={<HomeRest rail="offers" shown={offers} />}
        campaign={home.campaign}
        served={loaderData.served}
      />
      <Container className="far pt-section [--far:23.5rem] lg:[--far:31.5rem]">
        <ProductRail
          title={t('home.bestSellers')}
          products={bestSellers}
          rest={<HomeRest rail="bestSellers" shown={bestSellers} />}
          more={{ to: listPath({ sort: 'best-seller' }), label: all }}
        />
      </Container>
      <Container className="far pt-section [--far:26rem] lg:[--far:31.5rem]">
        <BundleRow bundles={bundles} />
      </Container>
      <Container className="far pt-section [--far:52.5rem] lg:[--far:38rem]">
        {branches ? <BranchTeaser branches={branches} /> : <MissingPart />}
      </Container>
      <Container className="far pt-section [--far:16rem] lg:[--far:5.5rem]">
        <TrustRow branches={branches?.length} quote={deliveryQuote} />
      </Container>
    </>
  )
}
