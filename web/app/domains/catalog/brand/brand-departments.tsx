import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { Chip, ChipRow } from '#app/ui/chip.tsx'
import { SectionHead } from '#app/ui/headings.tsx'
import { listPath } from '#app/domains/catalog/catalog-paths.ts'

type Props = {
  brand: { slug: string; name: string }
  departments: readonly { slug: string; label: string; count: number }[]
}

/** Links to the departments that sell a brand. Renders nothing for a single department. */
export function BrandDepartments({ brand, departments }: Props) {
  const { t } = useTranslation('catalog')
  if (departments.length < 2) return null
  return (
    <section aria-labelledby="departments">
      <SectionHead id="departments" title={<Text>{t('brand.departments', { name: brand.name })}</Text>} />
      <ChipRow label={t('picks.label')}>
        {departments.map(({ slug, label, count }) => (
          <Chip key={slug} asChild>
            <Link to={listPath({ category: slug, brand: brand.slug })} viewTransition>
              <span>{label}</span>
              <bdi dir="ltr" className="tnum text-13 text-text-3">
                {count}
              </bdi>
            </Link>
          </Chip>
        ))}
      </ChipRow>
    </section>
  )
}
