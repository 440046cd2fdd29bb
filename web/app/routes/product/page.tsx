import { useEffect } from 'react'
import { redirect, type ShouldRevalidateFunctionArgs, useRouteError } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { pageMeta, rootData } from '#app/lib/head/page-meta.ts'
import { lazyPart } from '#app/lib/lazy/lazy-part.tsx'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { CategoryTrail } from '#app/domains/catalog/category/category-trail.tsx'
import { CartNotice } from '#app/domains/cart/my-cart/cart-notice.tsx'
import { alternativesOf, throwWithAlternatives } from '#app/domains/catalog/product/gone-product.ts'
import { REVIEWS } from '#app/domains/catalog/product/product-heading.tsx'
import { productMeta, productTitle } from '#app/domains/catalog/product/product-meta.ts'
import { listPath, productPath } from '#app/domains/catalog/catalog-paths.ts'
import { rememberProduct } from '#app/domains/catalog/recent/recent-products.ts'
import { numberOf } from '#app/lib/route/number-of.ts'
import { ProductView } from '#app/domains/catalog/product/product-view.tsx'
import { PageProblem } from '#app/shell/page-error.tsx'
import type { Route } from './+types/page'
import { ProductPageDocument, useProductPageQuery } from './__generated__/page.ts'

const BoughtTogether = lazyPart(
  async () => (await import('#app/domains/catalog/product/bought-together.tsx')).BoughtTogether,
)
const BundleView = lazyPart(async () => (await import('#app/domains/catalog/bundle/bundle-view.tsx')).BundleView)
const RecentlyViewed = lazyPart(
  async () => (await import('#app/domains/catalog/recent/recently-viewed.tsx')).RecentlyViewed,
)
const RelatedRest = lazyPart(async () => (await import('#app/domains/catalog/product/related-rest.tsx')).RelatedRest)
const RelatedRail = lazyPart(async () => (await import('#app/domains/catalog/cards/product-rail.tsx')).ProductRail)

/** Below the first screen: the browser loads it after the page. */
const ProductReviews = lazyPart(
  async () => (await import('#app/domains/feedback/reviews/product-reviews.tsx')).ProductReviews,
)

const load = async ({ params: { id = '' }, url }: Visit, query: Query) => {
  const page = await query(
    ProductPageDocument,
    { id },
    {
      fresh: 'unless-down',
      subject: ['product', 'product.variants', 'product.parts', 'product.gallery'],
      parts: ['branches', 'deliveryQuote'],
    },
  ).catch((thrown: unknown) => throwWithAlternatives(thrown, id, query))
  const { product } = page
  // Redirects ids and former slugs to the current slug, so that a product has one URL.
  if (id !== product.slug) throw redirect(productPath(product.slug) + url.search, 301)
  return { ...page, product }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

/** Choosing another colour needs no new data; opening the same URL again retries what failed. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href
}

export const meta = (args: Route.MetaArgs) => {
  const product = args.loaderData?.product
  if (!product) return pageMeta(args, {})
  const { description, slug, shareImage } = product
  const page = pageMeta(args, {
    title: productTitle(product),
    description: description ?? undefined,
    canonical: productPath(slug),
    picture: shareImage ?? undefined,
    kind: 'product',
  })
  return import.meta.env.SSR
    ? [...page, ...productMeta(product, args.loaderData?.deliveryQuote, rootData(args).origin)]
    : page
}

/** Error page of a product; for a removed product with similar ones. */
export function ErrorBoundary() {
  const { t } = useTranslation('catalog')
  const { products, alike } = alternativesOf(useRouteError())
  return (
    <>
      <PageProblem />
      {products.length > 0 ? (
        <RelatedRail
          title={t(alike ? 'related.alike' : 'top.bestSeller.name')}
          products={products}
          className="pt-section"
        />
      ) : null}
    </>
  )
}

export default function ProductPage({ params: { id } }: Route.ComponentProps) {
  const { t } = useTranslation('catalog')
  const { data: page } = useProductPageQuery({ variables: { id }, refetchOn: { windowFocus: true } })
  const { product, branches, deliveryQuote: quote } = page
  const productId = product?.id
  useEffect(() => {
    if (productId) rememberProduct(productId)
  }, [productId])
  if (!product) return null
  const { breadcrumbs, club, related, boughtTogether, reviewSummary } = product
  const category = breadcrumbs?.at(-1)
  const more = club
    ? { to: listPath({ club: club.slug }), label: t('related.all', { name: club.name }) }
    : category && { to: listPath({ category: category.slug }), label: t('related.all', { name: category.name }) }
  const below = (
    <>
      <BoughtTogether product={product} others={boughtTogether} className="pt-section" />
      <ProductReviews
        id={REVIEWS}
        productId={product.id}
        summary={reviewSummary}
        className="far scroll-mt-6 pt-section [--far:44rem] lg:[--far:29rem]"
      />
      <RelatedRail
        title={t('related.title')}
        products={related}
        rest={related && <RelatedRest productId={product.id} shown={related} />}
        more={more}
        className="far pt-section [--far:28rem] lg:[--far:37rem]"
      />
      <RecentlyViewed productId={product.id} className="pt-section" />
    </>
  )
  return (
    <div data-product={numberOf(product.id)} className="-mt-6 pb-10 lg:-mt-10 max-lg:pb-0">
      <CartNotice />
      <CategoryTrail categories={breadcrumbs ?? []} page={product.name} />
      {product.kind === 'BUNDLE' ? (
        <BundleView key={product.id} product={product} quote={quote}>
          {below}
        </BundleView>
      ) : (
        <ProductView key={product.id} product={product} branches={branches} quote={quote}>
          {below}
        </ProductView>
      )}
    </div>
  )
}
