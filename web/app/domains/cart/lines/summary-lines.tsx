import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { priceText } from '#app/lib/money/price-text.ts'
import { Picture } from '#app/ui/picture.tsx'
import { Price } from '#app/ui/price.tsx'
import type { CartLineRow_LineFragment as Line } from '#app/domains/cart/__generated__/whole-cart.ts'
import { lineFacts, LineParts, linePicture } from './line-facts.tsx'

type Props = { lines: readonly Line[]; className?: string }

/** Compact list of cart lines: picture, chosen variant, bundle parts, price. */
export function SummaryLines({ lines, className }: Props) {
  const { t } = useTranslation('cart')
  return (
    <ul className={className ?? 'border-b border-line-2 pb-2'}>
      {lines.map((line) => (
        <li key={line.id} className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-3 py-2">
          <span className="aspect-4/5 overflow-hidden rounded-sm bg-plinth p-[6%]">
            <Picture {...linePicture(line)} alt="" sizes="56px" />
          </span>
          <div className="min-w-0 text-14">
            <p className="font-semibold text-text">
              <Text>{line.product.name}</Text>
            </p>
            <p className="text-text-2 first-letter:uppercase">
              <Text>{[lineFacts(line.variant, t), `×${line.quantity}`].filter(Boolean).join(' · ')}</Text>
            </p>
            <LineParts parts={line.parts} />
          </div>
          <Price now={priceText(line.price)} size="sm" />
        </li>
      ))}
    </ul>
  )
}
