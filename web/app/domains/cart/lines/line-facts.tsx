import type { TFunction } from 'i18next'
import { isPhrase } from '#app/domains/catalog/sizes/size-label.ts'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import type { CartLineRow_LineFragment } from '#app/domains/cart/__generated__/whole-cart.ts'

type Choice = { color?: { name: string } | null; size?: { label: string } | null }

/** Returns the chosen colour and size as one line, for example 'أحمر · مقاس L'; '' for a bundle. */
export function lineFacts({ color, size }: Choice, t: TFunction<'cart'>): string {
  return [color?.name, size && (isPhrase(size.label) ? size.label : t('line.size', { size: size.label }))]
    .filter(Boolean)
    .join(' · ')
}

type Pictured = {
  product: { image: Picture; colors: readonly { color: { id: string }; image: Picture }[] }
  variant: { color?: { id: string } | null }
}
type Picture = { base: string; alt: string }

/** Returns the product's picture in the chosen colour. */
export function linePicture({ product, variant }: Pictured): Picture {
  return product.colors.find(({ color }) => color.id === variant.color?.id)?.image ?? product.image
}

type Props = { parts: CartLineRow_LineFragment['parts'] }

/** Lists the chosen variants of a bundle's parts. */
export function LineParts({ parts }: Props) {
  const { t } = useTranslation('cart')
  if (parts.length === 0) return null
  return (
    <ul className="type-meta grid gap-0.5 pt-0.5">
      {parts.map((part, place) => (
        <li key={place}>
          <Text>
            {[part.quantity > 1 ? `${part.quantity}× ${part.name}` : part.name, lineFacts(part, t)]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </li>
      ))}
    </ul>
  )
}
