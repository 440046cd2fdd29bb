import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { Ltr } from '#app/ui/bidi-text.tsx'
import { RatingStars } from '#app/ui/rating-stars.tsx'
import { ShareBars } from '#app/ui/share-bars.tsx'
import type { ReviewSummary_SummaryFragment } from './__generated__/review-summary.ts'

/** The summary of all reviews: average, distribution of the stars, and fit. */
export function ReviewSummary({ summary }: { summary: ReviewSummary_SummaryFragment }) {
  const { t } = useTranslation('feedback')
  const { average, count, stars, fit } = summary
  const average1 = average.toFixed(1)
  const bars = stars
    .map((given, place) => {
      const percent = Math.round((given / count) * 100)
      const label = t('reviews.share', { stars: t('reviews.stars', { count: place + 1 }), percent })
      return { id: String(place + 1), name: <Ltr>{place + 1} ★</Ltr>, value: <Ltr>{percent}%</Ltr>, label, share: given / count }
    })
    .toReversed()
  return (
    <div className="grid content-start gap-5">
      <div className="flex items-center gap-4">
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

const verdicts = ['small', 'true', 'large'] as const

/** The votes on the fit: smaller than, true to or larger than the size. Empty without votes. */
function FitScale({ fit }: Pick<ReviewSummary_SummaryFragment, 'fit'>) {
  const { t } = useTranslation('feedback')
  const votes = fit.small + fit.true + fit.large
  if (votes === 0) return null
  const bars = verdicts.map((verdict) => {
    const percent = Math.round((fit[verdict] / votes) * 100)
    const name = t(`fit.${verdict}`)
    return { id: verdict, name, value: <Ltr>{percent}%</Ltr>, label: t('fit.share', { verdict: name, percent }), share: fit[verdict] / votes }
  })
  return (
    <div className="grid gap-2">
      <h3 className="type-h4">{t('fit.title')}</h3>
      <ShareBars label={t('fit.title')} bars={bars} />
    </div>
  )
}
