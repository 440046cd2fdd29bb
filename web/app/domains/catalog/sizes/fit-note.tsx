import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { percentsOf } from '#app/lib/percents/percents.ts'
import { useOwnSize } from './own-size.ts'
import type {
  FitVotes_SummaryFragment,
  SizeGuide_ProductFragment,
  SizeTable_ChartFragment,
} from './__generated__/size-guide.ts'
import { adviseSize, measuresOf } from './size-advice.ts'
import type { SizeName } from './size-table.tsx'

type Props = { product: Pick<SizeGuide_ProductFragment, 'fit' | 'reviewSummary'>; className?: string }

/** Fit of a product as stated by the shop and voted by buyers. Renders nothing without either. */
export function FitNote({ product: { fit, reviewSummary }, className }: Props) {
  const { t } = useTranslation('catalog')
  const votes = reviewSummary && fitVerdict(reviewSummary)
  const notes = [fit, votes && t(`fit.${votes.verdict}`, { percent: votes.percent })].filter(
    (note) => note !== undefined && note !== null,
  )
  if (notes.length === 0) return null
  return (
    <p className={className}>
      <Text>{notes.join(' · ')}</Text>
    </p>
  )
}

/** Minimum number of votes for a verdict. */
const ENOUGH = 5

/**
 * Returns the most frequent fit vote of buyers and its share in percent; undefined below the minimum number of votes.
 */
function fitVerdict({
  fit,
}: FitVotes_SummaryFragment): { verdict: 'small' | 'trueToSize' | 'large'; percent: number } | undefined {
  const votes = fit.small + fit.trueToSize + fit.large
  if (votes < ENOUGH) return undefined
  const most = Math.max(fit.small, fit.trueToSize, fit.large)
  const [small = 0, trueToSize = 0, large = 0] = percentsOf([fit.small, fit.trueToSize, fit.large])
  if (fit.trueToSize === most) return { verdict: 'trueToSize', percent: trueToSize }
  return fit.small === most ? { verdict: 'small', percent: small } : { verdict: 'large', percent: large }
}

type OwnSizeProps = {
  chart: SizeTable_ChartFragment
  sizes: readonly SizeName[]
  /** Label of a size that was chosen for the shopper, as last time. */
  remembered: string | undefined
}

/**
 * What this browser knows of the shopper's size: the size that fits the measures typed into the size guide, else that
 * of last time.
 */
export function OwnSizeNote({ chart, sizes, remembered }: OwnSizeProps) {
  const { t } = useTranslation('catalog')
  const { measures } = useOwnSize()
  const advice = adviseSize(
    chart,
    sizes.map(({ slug }) => slug),
    measures,
  )
  const label = advice && 'size' in advice ? sizes.find(({ slug }) => slug === advice.size)?.label : undefined
  const height = measuresOf(chart).some(({ name }) => name === 'HEIGHT') ? measures.HEIGHT : undefined
  const fits =
    height === undefined ? t('sizeGuide.fitsBody', { size: label }) : t('sizeGuide.fitsHeight', { height, size: label })
  const notes = [remembered && t('size.remembered', { size: remembered }), label && fits].filter(Boolean)
  return notes.length === 0 ? null : (
    <p className="type-meta">
      <Text>{notes.join(' ')}</Text>
    </p>
  )
}
