import { useId } from 'react'
import { Link } from 'react-router'
import Plus from 'lucide-react/icons/plus'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { moneyOf, piastresOf } from '#app/lib/money/money.ts'
import { priceText } from '#app/lib/money/price-text.ts'
import { MissingPart } from '#app/lib/route/missing-part.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Price } from '#app/ui/price.tsx'
import { SectionHead } from '#app/ui/headings.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { BoughtTogether_ProductFragment } from './__generated__/bought-together.ts'
import { productPath } from '#app/domains/catalog/catalog-paths.ts'

/** Maximum number of other products shown. */
const OTHERS = 2

type Product = BoughtTogether_ProductFragment
type Props = { product: Product; others: readonly Product[] | null; className?: string }

/**
 * Products most often ordered together with this one, with the total price. Sizes are chosen on each product's page, so
 * nothing is added to the cart from here. Renders nothing when no such product is available.
 */
export function BoughtTogether({ product, others, className }: Props) {
  const { t, locale } = useTranslation('catalog')
  const title = useId()
  const along = others?.filter(({ inStock, status }) => inStock && status === 'ONLINE').slice(0, OTHERS)
  if (along?.length === 0) return null
  if (!along) {
    return (
      <section aria-labelledby={title} className={className}>
        <SectionHead id={title} title={t('together.title')} />
        <MissingPart />
      </section>
    )
  }
  const all = [product, ...along]
  const sum = all.reduce((piastres, { price }) => piastres + piastresOf(price), 0)
  return (
    <section aria-labelledby={title} className={className}>
      <SectionHead id={title} title={t('together.title')} />
      <div className="bought-together">
        <ul>
          {all.map((each, place) => (
            <Item key={each.id} product={each} here={place === 0} />
          ))}
        </ul>
        <p>
          <span className="text-14 text-text-2">
            <Text>{t('together.total', { count: all.length })}</Text>
          </span>
          <Price now={priceText(moneyOf(sum, locale))} size="lg" />
        </p>
      </div>
    </section>
  )
}

function Item({ product: { slug, name, price, image }, here }: { product: Product; here: boolean }) {
  const { t } = useTranslation('catalog')
  return (
    <li>
      {here ? null : <Plus aria-hidden="true" strokeWidth={1.75} />}
      <div className="aspect-4/5 overflow-hidden rounded-sm bg-plinth">
        <Picture base={image.base} alt="" light sizes="80px" className="p-[4%]" />
      </div>
      <div className="grid min-w-0 justify-items-start gap-1">
        <p className="text-15 leading-normal font-semibold">
          <Text>{name}</Text>
        </p>
        <Price now={priceText(price)} size="sm" />
        {here ? (
          <p className="type-meta">{t('together.here')}</p>
        ) : (
          <TextLink asChild underlined className="text-13">
            <Link to={productPath(slug)} aria-label={t('together.seeOf', { name })} viewTransition>
              {t('together.see')}
            </Link>
          </TextLink>
        )}
      </div>
    </li>
  )
}
