import { redirect } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { pageMeta, rootData } from '#app/lib/head/page-meta.ts'
import { jsonLd } from '#app/lib/structured-data/json-ld.ts'
import { brandThing } from '#app/domains/catalog/maker-thing.ts'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { MissingPart } from '#app/lib/route/missing-part.tsx'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { BrandDepartments } from '#app/domains/catalog/brand/brand-departments.tsx'
import { BrandHead } from '#app/domains/catalog/brand/brand-head.tsx'
import { brandPath, listPath, topPaths } from '#app/domains/catalog/catalog-paths.ts'
import { ClubRow } from '#app/domains/catalog/club/club-row.tsx'
import { ProductRail } from '#app/domains/catalog/cards/product-rail.tsx'
import { TopTrail } from '#app/domains/catalog/top/top-head.tsx'
import type { Route } from './+types/page'
import { BrandDetailsPageDocument, useBrandDetailsPageQuery } from './__generated__/page.ts'

const variablesOf = (id: string) => ({ id, filter: { brand: [id] } })

const load = async ({ params: { id = '' }, url }: Visit, query: Query) => {
  const page = await query(BrandDetailsPageDocument, variablesOf(id), {
    subject: 'brand',
    parts: ['bestSellers', 'newest', 'categories', 'clubs'],
  })
  const { brand } = page
  if (id !== brand.slug) throw redirect(brandPath(brand.slug) + url.search, 301)
  return { page, brand }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const meta = (args: Route.MetaArgs) => {
  const brand = args.loaderData?.brand
  if (!brand) return pageMeta(args, {})
  const { name, about, slug, shareImage } = brand
  const { origin, t } = rootData(args)
  const description = about || t('catalog:brand.description', { name })
  const page = pageMeta(args, {
    title: t('catalog:brand.pageTitle', { name }),
    description,
    canonical: brandPath(slug),
    picture: shareImage ?? undefined,
  })
  const facts = { name, description, path: brandPath(slug), picture: shareImage ?? undefined }
  return import.meta.env.SSR ? [...page, ...jsonLd([brandThing(facts, origin)])] : page
}

/** Page of a brand: facts, departments, best sellers, new arrivals and the clubs that wear it. */
export default function BrandDetailsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('catalog')
  const { data: page } = useBrandDetailsPageQuery({ variables: variablesOf(loaderData.brand.slug) })
  const { brand, categories, bestSellers, clubs, newest } = page
  if (!brand) return null
  const { name, slug } = brand
  const roots = new Set(categories?.map((category) => category.slug))
  const inCategories = bestSellers?.facets.find((facet) => facet.name === 'CATEGORY')?.values ?? []
  const supplied = clubs?.filter(({ kitSupplier }) => kitSupplier?.id === brand.id)
  const shown = new Set(bestSellers?.nodes.map(({ id }) => id))
  return (
    <div className="-mt-6 pb-section lg:-mt-10">
      <TopTrail page={name} above={{ to: topPaths.topBrands, label: t('top.topBrands.name') }} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-section">
        <BrandHead brand={brand} />
        {categories && bestSellers ? (
          <BrandDepartments brand={brand} departments={inCategories.filter((value) => roots.has(value.slug))} />
        ) : (
          <MissingPart />
        )}
        <ProductRail
          title={t('brand.bestSellers', { name })}
          products={bestSellers?.nodes ?? null}
          more={{ to: listPath({ brand: slug }), label: t('brand.all', { name }) }}
        />
        {!supplied ? <MissingPart /> : null}
        {supplied && supplied.length > 0 ? (
          <ClubRow id="clubs" clubs={supplied} title={t('brand.clubs', { name })} />
        ) : null}
        <ProductRail
          title={t('brand.newest', { name })}
          products={newest?.nodes.filter(({ id }) => !shown.has(id)) ?? null}
        />
      </div>
    </div>
  )
}
