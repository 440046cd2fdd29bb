import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { SpecList } from '#app/ui/spec-list.tsx'
import type { ProductDetails_ProductFragment } from './__generated__/product-details.ts'
import { brandPath } from '#app/domains/catalog/brand/brand-path.ts'
import { clubPath } from '#app/domains/catalog/club/club-path.ts'
import { listPath } from '#app/domains/catalog/product-path.ts'

type Named = { name: string; to: string }

/** What can be said of a product in pairs; what is not known is left out. */
export function ProductFacts({ product }: { product: ProductDetails_ProductFragment }) {
  const { t } = useTranslation('catalog')
  const { code, material, fit, gender, season, club, brand, breadcrumbs, colors } = product
  const [category, ...below] = (breadcrumbs ?? []).map(({ slug, name }) => ({ name, to: listPath({ category: slug }) }))
  const linked = (to: Named | undefined | null) => to && <FactLink {...to} />
  const told = (text: string | undefined | null) => text && <Text>{text}</Text>
  const facts = [
    { label: t('details.club'), value: linked(club && { name: club.name, to: clubPath(club.slug) }) },
    { label: t('details.season'), value: told(season?.name) },
    { label: t('details.brand'), value: linked(brand && { name: brand.name, to: brandPath(brand.slug) }) },
    { label: t('details.category'), value: linked(category) },
    { label: t('details.subCategory'), value: linked(below.at(-1)) },
    { label: t('details.gender'), value: told(gender && t(`gender.${gender}`)) },
    { label: t('details.colors'), value: told(colors.map(({ name }) => name).join(t('card.and'))) },
    { label: t('details.material'), value: told(material) },
    { label: t('details.fit'), value: told(fit) },
    { label: t('details.code'), value: told(code) },
  ]
  return <SpecList items={facts.filter(({ value }) => value)} />
}

function FactLink({ name, to }: Named) {
  return (
    <Link to={to} className="tap-area underline decoration-text-3 underline-offset-4 hover:decoration-accent" viewTransition>
      <Text>{name}</Text>
    </Link>
  )
}
