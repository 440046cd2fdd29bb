import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { priceText } from '#app/lib/money/price-text.ts'
import { Picture } from '#app/ui/picture.tsx'
import { Price } from '#app/ui/price.tsx'
import type { OrderLineRow_LineFragment as Line } from './__generated__/order-line-row.ts'
import { orderLineFacts } from './order-line-facts.ts'

type Props = {
  line: Line
  /** Pieces that did not stay with the customer. */
  returned?: number
  /** The page of this item, for who has the order's link. */
  to?: string
}

/** What was ordered: picture, choice, price. */
export function OrderLineRow({ line, returned = 0, to }: Props) {
  const { t } = useTranslation('order')
  const name = <Text>{line.name}</Text>
  return (
    <li className="relative grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-3 border-b border-line py-3">
      <span className="aspect-4/5 overflow-hidden rounded-sm bg-plinth p-[6%]">
        {line.image ? <Picture base={line.image.base} alt="" sizes="56px" /> : null}
      </span>
      <div className="min-w-0">
        <h3 className="font-display text-14 leading-ui font-semibold">
          {to ? (
            <Link to={to} viewTransition className="after:absolute after:inset-0 hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        <p className="type-meta first-letter:uppercase">
          <Text>{orderLineFacts(line, t)}</Text>
        </p>
        {returned > 0 ? <p className="text-13 text-info">{t('returned', { count: returned })}</p> : null}
        {line.parts.map((part, place) => (
          <p key={place} className="text-13 text-text-3">
            <Text>{[part.name, orderLineFacts(part, t)].join(' · ')}</Text>
          </p>
        ))}
      </div>
      <Price now={priceText(line.price)} size="sm" />
    </li>
  )
}
