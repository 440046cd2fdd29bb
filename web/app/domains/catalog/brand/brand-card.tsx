import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { capital } from '#app/lib/i18n/capital.ts'
import type { BrandCard_BrandFragment } from './__generated__/brand-card.ts'
import { brandPath } from './brand-path.ts'
import { RankedCard } from '#app/domains/catalog/top/ranked-card.tsx'

/** A brand in the ranking of brands. */
export function BrandCard({ brand, place }: { brand: BrandCard_BrandFragment; place: number }) {
  const { t } = useTranslation('catalog')
  const { slug, name, founded, country, productCount, image } = brand
  const facts = [country, founded === null ? null : t('brand.since', { year: founded })].filter((fact) => fact !== null)
  return (
    <RankedCard
      place={place}
      to={brandPath(slug)}
      name={name}
      picture={image?.base}
      text={capital(facts.join(t('card.and')))}
      productCount={productCount}
    />
  )
}
