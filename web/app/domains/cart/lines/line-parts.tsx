import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import type { CartLineRow_LineFragment } from './__generated__/cart-line-row.ts'
import { lineFacts } from './line-facts.ts'

type Props = { parts: CartLineRow_LineFragment['parts'] }

/** What was chosen for the parts of a bundle. */
export function LineParts({ parts }: Props) {
  const { t } = useTranslation('cart')
  if (parts.length === 0) return null
  return (
    <ul className="type-meta grid gap-0.5 pt-0.5">
      {parts.map((part, place) => (
        // The same variant may stand in two places.
        <li key={`${place}-${part.variantId}`}>
          <Text>
            {[part.quantity > 1 ? `${part.quantity}× ${part.name}` : part.name, lineFacts(part, t)].filter(Boolean).join(' · ')}
          </Text>
        </li>
      ))}
    </ul>
  )
}
