import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import type { SizeGuide_ProductFragment } from './__generated__/size-guide.ts'
import { fitVerdict } from './fit-votes.ts'

type Props = { product: Pick<SizeGuide_ProductFragment, 'fit' | 'reviewSummary'>; className?: string }

/** How it fits: as the shop says and as those who bought it say. Nothing when nobody said anything. */
export function FitNote({ product: { fit, reviewSummary }, className }: Props) {
  const { t } = useTranslation('catalog')
  const votes = reviewSummary && fitVerdict(reviewSummary)
  const notes = [fit, votes && t(`fit.${votes.verdict}`, { percent: votes.percent })].filter((note) => note !== undefined && note !== null)
  if (notes.length === 0) return null
  return (
    <p className={className}>
      <Text>{notes.join(' · ')}</Text>
    </p>
  )
}
