import type { TFunction } from 'i18next'

type Chosen = { color: string | null; size: string | null; quantity: number }

/** 'أحمر · مقاس L · ×1'. */
export function orderLineFacts({ color, size, quantity }: Chosen, t: TFunction<'order'>): string {
  return [color, size && t('size', { size }), `×${quantity}`].filter(Boolean).join(' · ')
}
