import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Gallery } from '#app/ui/gallery.tsx'
import type { ProductGallery_ProductFragment } from './__generated__/product-gallery.ts'

type Props = { product: ProductGallery_ProductFragment; colorId?: string }

/** Gallery of a product: pictures of the chosen colour and those without a colour. */
export function ProductGallery({ product, colorId }: Props) {
  const { t } = useTranslation(['catalog', 'common'])
  const gallery = product.gallery ?? []
  const ofColor = gallery.filter((picture) => picture.color === null || picture.color.id === colorId)
  const shown = ofColor.length > 0 ? ofColor : gallery
  return (
    <Gallery
      // A new key shows the first picture of another colour.
      key={`${product.id} ${colorId}`}
      pictures={shown.map(({ image, view }) => ({ id: `${image.base} ${view}`, base: image.base, alt: image.alt }))}
      labels={{
        gallery: t('gallery.label'),
        thumbs: t('gallery.thumbs'),
        zoom: t('gallery.zoom'),
        close: t('common:close'),
        previous: t('common:previous'),
        next: t('common:next'),
        zoomIn: t('gallery.zoomIn'),
        zoomOut: t('gallery.zoomOut'),
        picture: (position, total) => t('gallery.picture', { position, total }),
      }}
    />
  )
}
