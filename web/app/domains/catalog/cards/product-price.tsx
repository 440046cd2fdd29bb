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
  /** Says the discount in words beside the price. */
  withSaving?: boolean
  className?: string
}

/** What a product or variant costs, and what it cost before its offer. */
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
