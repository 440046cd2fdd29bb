import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { savedText } from '#app/lib/money/money.ts'
import { listPath, productPath } from '#app/domains/catalog/catalog-paths.ts'
import { ProductPrice } from '#app/domains/catalog/cards/product-price.tsx'
import { cx } from '#app/ui/cx.ts'
import { ArrowForward } from '#app/ui/directional-icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { SectionHead } from '#app/ui/headings.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { BundleRow_ProductFragment } from './__generated__/bundle-row.ts'

/** Number of bundles shown on a wide screen: one row. */
const SHOWN = 3

type Props = {
  bundles: readonly BundleRow_ProductFragment[]
  /** Shows all bundles in one row that scrolls, instead of the first three. */
  rail?: boolean
}

/** Row of bundles with their products and savings. */
export function BundleRow({ bundles, rail = false }: Props) {
  const { t } = useTranslation('promotion')
  if (bundles.length === 0) return null
  return (
    <section aria-labelledby="bundles">
      <SectionHead
        id="bundles"
        title={t('bundles.title')}
        action={
          <TextLink asChild iconEnd={<ArrowForward className="size-4" />}>
            <Link to={listPath({ category: 'bundles' })} viewTransition>
              {t('bundles.all')}
            </Link>
          </TextLink>
        }
      />
      <ul
        className={cx(
          'bleed no-scrollbar grid snap-x snap-mandatory auto-cols-[86%] grid-flow-col gap-card overflow-x-auto py-1 sm:auto-cols-[46%]',
          rail ? 'lg:auto-cols-[30%]' : 'lg:mx-0 lg:grid-flow-row lg:grid-cols-3 lg:px-0',
        )}
      >
        {bundles.slice(0, rail ? undefined : SHOWN).map((bundle) => (
          <BundleCard key={bundle.id} bundle={bundle} />
        ))}
      </ul>
    </section>
  )
}

function BundleCard({ bundle }: { bundle: BundleRow_ProductFragment }) {
  const { t, locale } = useTranslation('promotion')
  const { slug, name, price, compareAtPrice } = bundle
  const parts = bundle.parts ?? []
  const saved = savedText(price, compareAtPrice, locale)
  return (
    <li className="relative grid snap-start grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] overflow-hidden rounded-md bg-surface-1 forced-colors:border">
      <div aria-hidden="true" className="flex min-h-58 items-center justify-center bg-plinth p-4 lg:min-h-68">
        {parts.slice(0, 3).map(({ position, product }, place) => (
          <span key={position} className={cx('-mx-[4%] block aspect-4/5', place === 0 ? 'z-1 w-[46%]' : 'w-[38%]')}>
            <Picture base={product.image.base} alt="" light sizes="(min-width: 64rem) 14rem, 38vw" />
          </span>
        ))}
      </div>
      <div className="flex flex-col gap-2 px-5 pt-4 pb-5">
        <h3 className="type-h3">
          <Link
            to={productPath(slug)}
            className="after:absolute after:inset-0 after:z-1 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2"
            viewTransition
          >
            <Text>{name}</Text>
          </Link>
        </h3>
        <p className="type-meta">
          <Text>{parts.map(({ product }) => product.name).join(' + ')}</Text>
        </p>
        <div className="mt-auto flex flex-wrap items-end justify-between gap-3 pt-2">
          <ProductPrice of={bundle} size="lg" />
          {saved ? (
            <span className="font-display text-14 font-bold text-accent-text">
              <Text>{t('bundles.save', { amount: saved })}</Text>
            </span>
          ) : null}
        </div>
      </div>
    </li>
  )
}
