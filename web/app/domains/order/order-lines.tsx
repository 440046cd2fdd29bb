import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { priceText } from '#app/lib/money/price-text.ts'
import { Picture } from '#app/ui/picture.tsx'
import { Price } from '#app/ui/price.tsx'
import type { OrderLineRow_LineFragment as Line } from './__generated__/order-lines.ts'
import { orderLineFacts } from './order-line-facts.ts'

type Props = {
  lines: readonly (Line & { returnedQuantity?: number })[]
  /** Returns the address of an item's page. */
  linePath?: (line: string) => string
}

/** The lines of an order. */
export function OrderLines({ lines, linePath }: Props) {
  const { t } = useTranslation('order')
  return (
    <section aria-labelledby="lines">
      <h2 id="lines" className="type-h3 pb-2">
        {t('lines')}
      </h2>
      <ul>
        {lines.map((line) => (
          <OrderLineRow key={line.id} line={line} returned={line.returnedQuantity} to={linePath?.(line.id)} />
        ))}
      </ul>
    </section>
  )
}

type OrderLineRowProps = {
  line: Line
  /** Number of returned units. */
  returned?: number
  /** Address of the item's page, which requires the signed link of the order. */
  to?: string
}

/** A line of an order: picture, variant, price. */
function OrderLineRow({ line, returned = 0, to }: OrderLineRowProps) {
  const { t } = useTranslation('order')
  const name = <Text>{line.name}</Text>
  return (
    <li className="relative grid grid-cols-[min(3.5rem,18vw)_minmax(0,1fr)] items-center gap-3 border-b border-line py-3">
      <span className="aspect-4/5 overflow-hidden rounded-sm bg-plinth p-[6%]">
        {line.image ? <Picture base={line.image.base} alt="" sizes="56px" /> : null}
      </span>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <div className="min-w-0 grow basis-32">
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
      </div>
    </li>
  )
}
