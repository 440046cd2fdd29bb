import type { TFunction } from 'i18next'
import { isPhrase } from '#app/domains/catalog/sizes/size-label.ts'

type Chosen = { colorName: string | null; sizeLabel: string | null; quantity: number }

/**
 * Formats colour, size and quantity of a line: 'أحمر · مقاس L · ×1'. A size that is a phrase («مقاس واحد») needs no
 * label.
 */
export function orderLineFacts({ colorName, sizeLabel: size, quantity }: Chosen, t: TFunction<'order'>): string {
  return [colorName, size && (isPhrase(size) ? size : t('size', { size })), `×${quantity}`].filter(Boolean).join(' · ')
}
