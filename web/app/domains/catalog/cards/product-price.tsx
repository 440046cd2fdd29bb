import type { ComponentProps } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { Price } from '#app/ui/price.tsx'
import { priceText } from '#app/lib/money/price-text.ts'

type Priced = {
  price: { formatted: string }
  compareAtPrice: { formatted: string } | null
  discountPercent?: number | null
}

type Props = {
  of: Priced
  size?: ComponentProps<typeof Price>['size']
  muted?: boolean
  /** Shows the discount in percent beside the price. */
  withSaving?: boolean
  className?: string
}

/** Price of a product or variant, with the price before the discount. */
export function ProductPrice({ of, withSaving = false, ...look }: Props) {
  const { t } = useTranslation('catalog')
  const { price, compareAtPrice, discountPercent } = of
  const saving = withSaving && discountPercent ? <Text>{t('price.off', { percent: discountPercent })}</Text> : null
  return (
    <Price
      now={priceText(price)}
      was={compareAtPrice ? priceText(compareAtPrice) : undefined}
      wasLabel={t('price.was')}
      saving={saving}
      {...look}
    />
  )
}
