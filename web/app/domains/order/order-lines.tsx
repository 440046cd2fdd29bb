import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import type { OrderLineRow_LineFragment as Line } from './__generated__/order-line-row.ts'
import { OrderLineRow } from './order-line-row.tsx'

type Props = {
  lines: readonly (Line & { returnedQuantity?: number })[]
  /** The address of an item's page. */
  pathOf?: (line: string) => string
}

/** What was ordered. */
export function OrderLines({ lines, pathOf }: Props) {
  const { t } = useTranslation('order')
  return (
    <section aria-labelledby="lines">
      <h2 id="lines" className="type-h3 pb-2">
        {t('lines')}
      </h2>
      <ul>
        {lines.map((line) => (
          <OrderLineRow key={line.id} line={line} returned={line.returnedQuantity} to={pathOf?.(line.id)} />
        ))}
      </ul>
    </section>
  )
}
