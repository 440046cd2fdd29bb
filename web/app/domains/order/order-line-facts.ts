import type { TFunction } from 'i18next'
import { isPhrase } from '#app/lib/size/is-phrase.ts'

type Chosen = { color: string | null; size: string | null; quantity: number }

/** 'أحمر · مقاس L · ×1'. A size that is a phrase of its own («مقاس واحد») stands alone. */
export function orderLineFacts({ color, size, quantity }: Chosen, t: TFunction<'order'>): string {
  return [color, size && (isPhrase(size) ? size : t('size', { size })), `×${quantity}`].filter(Boolean).join(' · ')
}
