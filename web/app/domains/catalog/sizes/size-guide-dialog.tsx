import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { type SizeGuide_ProductFragment, usePartSizeGuideQuery } from './__generated__/size-guide.ts'
import { FitNote } from './fit-note.tsx'
import { SizeFinder } from './size-finder.tsx'
import { type SizeName, SizeTable } from './size-table.tsx'

type Overlay = { open: boolean; onClose: () => void; sizes: readonly SizeName[]; chosen?: string }

/** Dialog of the size guide: fit, size chart and how to measure. */
export function SizeGuideDialog({ product, ...overlay }: Overlay & { product: SizeGuide_ProductFragment }) {
  const { open, onClose, sizes, chosen } = overlay
  const { t } = useTranslation(['catalog', 'common'])
  const { sizeChart: chart } = product
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title={t('sizeGuide.title')}
      closeLabel={t('common:close')}
      className="grid gap-4"
    >
      <FitNote product={product} className="rounded-md bg-surface-2 px-4 py-3" />
      {chart ? <SizeFinder chart={chart} sizes={sizes} /> : null}
      {chart ? <SizeTable chart={chart} sizes={sizes} chosen={chosen} /> : <Text>{t('sizeGuide.none')}</Text>}
    </Dialog>
  )
}

/** Size guide of a bundle part. Its size chart is fetched when the dialog opens. */
export function PartSizeGuideDialog({ id, ...overlay }: Overlay & { id: string }) {
  const { t } = useTranslation(['catalog', 'common'])
  const { data } = usePartSizeGuideQuery({ variables: { id } })
  if (data?.product) return <SizeGuideDialog product={data.product} {...overlay} />
  const { open, onClose } = overlay
  return (
    <Dialog open={open} onClose={onClose} size="lg" title={t('sizeGuide.title')} closeLabel={t('common:close')}>
      <Skeleton className="h-60" />
    </Dialog>
  )
}
