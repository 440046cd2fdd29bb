import Star from 'lucide-react/icons/star'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { MissingPart } from '#app/lib/route/missing-part.tsx'
import { SectionHead } from '#app/ui/headings.tsx'
import { Text } from '#app/lib/i18n/text.tsx'
import { percentsOf } from '#app/lib/percents/percents.ts'
import { Ltr } from '#app/ui/bidi-text.tsx'
import { RatingStars } from '#app/ui/rating.tsx'
import { ShareBars } from '#app/ui/share-bars.tsx'
import type { ReviewSummary_SummaryFragment } from './__generated__/product-reviews.ts'
import { ReviewList } from './review-list.tsx'

type Props = { id: string; productId: string; summary: ReviewSummary_SummaryFragment | null; className?: string }

/** The reviews of a product: summary and list, or a note that there are none. `id`: link target. */
export function ProductReviews({ id, productId, summary, className }: Props) {
  const { t } = useTranslation('feedback')
  const title = `${id}-title`
  return (
    <section id={id} aria-labelledby={title} className={className}>
      <SectionHead id={title} title={t('reviews.title')} />
      {!summary ? (
        <MissingPart />
      ) : summary.count > 0 ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-16">
          <ReviewSummary summary={summary} />
          <ReviewList productId={productId} stars={summary.stars} />
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-4 rounded-md bg-surface-1 p-4 forced-colors:border">
          <Star aria-hidden="true" strokeWidth={1.75} className="size-6 flex-none text-text-3" />
          <div>
            <p className="font-display font-semibold">{t('reviews.empty')}</p>
            <p className="text-14 text-text-2">{t('reviews.emptyText')}</p>
          </div>
        </div>
      )}
    </section>
  )
}

/** The summary of all reviews: average, distribution of the stars, and fit. */
export function ReviewSummary({ summary }: { summary: ReviewSummary_SummaryFragment }) {
  const { t } = useTranslation('feedback')
  const { average, count, stars, fit } = summary
  const average1 = average.toFixed(1)
  const percents = percentsOf(stars)
  const bars = stars
    .map((given, place) => {
      const percent = percents[place] ?? 0
      const label = t('reviews.share', { stars: t('reviews.stars', { count: place + 1 }), percent })
      return {
        id: String(place + 1),
        name: <Ltr>{`${place + 1} ★`}</Ltr>,
        value: <Ltr>{`${percent}%`}</Ltr>,
        label,
        share: given / count,
      }
    })
    .toReversed()
  return (
    <div className="grid content-start gap-5">
      <div className="flex flex-wrap items-center gap-4">
        <p className="font-display text-[3.25rem] leading-none font-bold">
          <Ltr className="tnum">{average1}</Ltr>
        </p>
        <div className="grid gap-1">
          <RatingStars value={average} label={t('reviews.average', { average: average1 })} />
          <p className="type-meta">
            <Text>{t('reviews.count', { count })}</Text>
          </p>
        </div>
      </div>
      <ShareBars label={t('reviews.title')} bars={bars} />
      <FitScale fit={fit} />
    </div>
  )
}

const verdicts = ['small', 'trueToSize', 'large'] as const

/** The votes on the fit: smaller than, true to or larger than the size. Empty without votes. */
function FitScale({ fit }: Pick<ReviewSummary_SummaryFragment, 'fit'>) {
  const { t } = useTranslation('feedback')
  const votes = fit.small + fit.trueToSize + fit.large
  if (votes === 0) return null
  const percents = percentsOf(verdicts.map((verdict) => fit[verdict]))
  const bars = verdicts.map((verdict, place) => {
    const percent = percents[place] ?? 0
    const name = t(`fit.${verdict}`)
    return {
      id: verdict,
      name,
      value: <Ltr>{`${percent}%`}</Ltr>,
      label: t('fit.share', { verdict: name, percent }),
      share: fit[verdict] / votes,
    }
  })
  return (
    <div className="grid gap-2">
      <h3 className="type-h4">{t('fit.title')}</h3>
      <ShareBars label={t('fit.title')} bars={bars} />
    </div>
  )
}
