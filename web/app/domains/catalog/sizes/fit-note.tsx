import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { percentsOf } from '#app/lib/percents/percents.ts'
import type { FitVotes_SummaryFragment, SizeGuide_ProductFragment } from './__generated__/size-guide.ts'

type Props = { product: Pick<SizeGuide_ProductFragment, 'fit' | 'reviewSummary'>; className?: string }

/** Fit of a product as stated by the shop and voted by buyers. Renders nothing without either. */
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

/** Minimum number of votes for a verdict. */
const ENOUGH = 5

/** Returns the most frequent fit vote of buyers and its share in percent; undefined below the minimum number of votes. */
function fitVerdict({ fit }: FitVotes_SummaryFragment): { verdict: 'small' | 'trueToSize' | 'large'; percent: number } | undefined {
  const votes = fit.small + fit.trueToSize + fit.large
  if (votes < ENOUGH) return undefined
  const most = Math.max(fit.small, fit.trueToSize, fit.large)
  const [small = 0, trueToSize = 0, large = 0] = percentsOf([fit.small, fit.trueToSize, fit.large])
  if (fit.trueToSize === most) return { verdict: 'trueToSize', percent: trueToSize }
  return fit.small === most ? { verdict: 'small', percent: small } : { verdict: 'large', percent: large }
}
