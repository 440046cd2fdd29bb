import type { TFunction } from 'i18next'

type Chosen = { color: string | null; size: string | null; quantity: number }

/** 'أحمر · مقاس L · ×1'. A size that is a phrase of its own («مقاس واحد») stands alone. */
export function orderLineFacts({ color, size, quantity }: Chosen, t: TFunction<'order'>): string {
  const phrase = size !== null && /^\D+\s/.test(size)
  return [color, phrase ? size : size && t('size', { size }), `×${quantity}`].filter(Boolean).join(' · ')
}
