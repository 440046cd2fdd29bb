import type { TFunction } from 'i18next'
import { isPhrase } from '#app/lib/size/is-phrase.ts'

type Choice = { color?: { name: string } | null; size?: { label: string } | null }

/** 'أحمر · مقاس L': what was chosen, in one line; '' for a bundle. */
export function lineFacts({ color, size }: Choice, t: TFunction<'cart'>): string {
  return [color?.name, size && (isPhrase(size.label) ? size.label : t('line.size', { size: size.label }))].filter(Boolean).join(' · ')
}

type Pictured = {
  product: { image: Picture; colors: readonly { colorId: string; image: Picture }[] }
  variant: { color?: { id: string } | null }
}
type Picture = { base: string; alt: string }

/** The product's picture in the chosen colour. */
export function linePicture({ product, variant }: Pictured): Picture {
  return product.colors.find(({ colorId }) => colorId === variant.color?.id)?.image ?? product.image
}
