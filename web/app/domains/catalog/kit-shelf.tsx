import { useTranslation } from 'react-i18next'
import { Text } from '#app/lib/i18n/text.tsx'
import { ProductGrid } from '#app/ui/product-card.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import type { KitTile_ProductFragment } from './__generated__/kit-tile.ts'
import { KitTile } from './kit-tile.tsx'

type Props = { name: string; kits: readonly KitTile_ProductFragment[] }

/** The shirts of a club by season, the newest first. Nothing when it has none. */
export function KitShelf({ name, kits }: Props) {
  const { t } = useTranslation('catalog')
  if (kits.length === 0) return null
  const seasons = [...Map.groupBy(kits, ({ season }) => season?.name ?? null)]
  return (
    <section aria-labelledby="kits">
      <SectionHead id="kits" title={<Text>{t('club.kits', { name })}</Text>} />
      <div className="grid gap-8">
        {seasons.map(([season, some]) => (
          <div key={season} role="group" aria-label={season ? t('season', { name: season }) : t('club.anySeason')}>
            <p aria-hidden="true" className="mb-4 flex items-center gap-4 type-h4 text-text-2 after:h-px after:flex-1 after:bg-line">
              <span>
                <Text>{season ? t('season', { name: season }) : t('club.anySeason')}</Text>
              </span>
            </p>
            <ProductGrid columns={4}>
              {some.map((product) => (
                <KitTile key={product.id} product={product} />
              ))}
            </ProductGrid>
          </div>
        ))}
      </div>
    </section>
  )
}
