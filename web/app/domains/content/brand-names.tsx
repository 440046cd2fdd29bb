import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { brandPath, topPaths } from '#app/domains/catalog/catalog-paths.ts'
import { Chip, ChipRow } from '#app/ui/chip.tsx'
import { ArrowForward } from '#app/ui/directional-icon.tsx'
import { SectionHead } from '#app/ui/headings.tsx'
import { TextLink } from '#app/ui/text-link.tsx'

/** The names of the best-selling brands. */
export function BrandNames({ brands }: { brands: readonly { id: string; slug: string; name: string }[] }) {
  const { t } = useTranslation('content')
  if (brands.length === 0) return null
  return (
    <section aria-labelledby="brands">
      <SectionHead
        id="brands"
        title={t('about.brands')}
        action={
          <TextLink asChild iconEnd={<ArrowForward className="size-4" />}>
            <Link to={topPaths.topBrands} viewTransition>
              {t('about.allBrands')}
            </Link>
          </TextLink>
        }
      />
      <ChipRow label={t('about.brands')}>
        {brands.map(({ id, slug, name }) => (
          <Chip key={id} asChild>
            <Link to={brandPath(slug)} viewTransition>
              <bdi>{name}</bdi>
            </Link>
          </Chip>
        ))}
      </ChipRow>
    </section>
  )
}
