import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { cx } from '#app/ui/cx.ts'
import { Picture } from '#app/ui/picture.tsx'
import { CampaignHeadline } from './campaign-headline.tsx'
import type { OffersPanel_CampaignFragment } from './__generated__/offers-panel.ts'

/** Classes of the products beside the text; the largest discount stands in the middle. */
const places = ['order-2 z-1 w-[44%]', 'w-[36%]', 'order-3 w-[36%]']

type Offer = {
  id: string
  image: { base: string }
  category: { id: string }
  club: object | null
  discountPercent: number | null
}

type Props = {
  campaign: OffersPanel_CampaignFragment | null
  /** Largest discounts first. */
  products: readonly Offer[]
  /** Time of the page's data in milliseconds since the epoch. */
  served: number
}

/** Panel of the offers page: the campaign with its countdown, and the largest discounts. */
export function OffersHero({ campaign, products, served }: Props) {
  const { t } = useTranslation('promotion')
  const most = Math.max(0, ...products.map(({ discountPercent }) => discountPercent ?? 0))
  return (
    <div className="on-accent overflow-hidden rounded-lg">
      <div
        className={cx(
          'grid gap-4 p-[clamp(1.25rem,0.6rem+2.6vw,3.5rem)]',
          'lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:items-center lg:gap-10',
        )}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] content-start justify-items-start gap-4">
          <CampaignHeadline id="offers" campaign={campaign} served={served} />
          {/* A campaign has a text of its own. */}
          {most > 0 && !campaign ? (
            <p className="rounded-full bg-night px-4 py-2 font-display text-15 font-semibold text-on-night">
              <Text>{t('offers.upTo', { percent: most })}</Text>
            </p>
          ) : null}
        </div>
        <div aria-hidden="true" className="-mb-[8%] flex items-end justify-center lg:my-0">
          {mixed(products, places.length).map(({ id, image }, place) => (
            <span key={id} className={cx('-mx-[4%] block aspect-4/5', places[place])}>
              <Picture base={image.base} alt="" sizes="(min-width: 64rem) 20rem, 42vw" priority={place === 0} />
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}

/**
 * Returns the first `count` products of different kinds, and others where there are too few. Kits of all clubs and
 * teams are one kind.
 */
export function mixed<Product extends Pick<Offer, 'category' | 'club'>>(
  products: readonly Product[],
  count: number,
): Product[] {
  const kindOf = ({ club, category }: Product) => (club ? 'club' : category.id)
  const first = products.filter(
    (product, place) => products.findIndex((other) => kindOf(other) === kindOf(product)) === place,
  )
  return [...first, ...products.filter((product) => !first.includes(product))].slice(0, count)
}
