import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Ltr } from '#app/ui/bidi-text.tsx'
import { ShareBars } from '#app/ui/share-bars.tsx'
import type { ReviewSummary_SummaryFragment } from './__generated__/review-summary.ts'

const verdicts = ['small', 'true', 'large'] as const

/** How many found a thing smaller, as expected or larger than its size. Nothing when nobody said. */
export function FitScale({ fit }: Pick<ReviewSummary_SummaryFragment, 'fit'>) {
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
