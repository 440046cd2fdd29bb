import Star from 'lucide-react/icons/star'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { MissingPart } from '#app/lib/route/missing-part.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import type { ReviewSummary_SummaryFragment } from './__generated__/review-summary.ts'
import { ReviewList } from './review-list.tsx'
import { ReviewSummary } from './review-summary.tsx'

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
        <div className="flex items-center gap-4 rounded-md bg-surface-1 p-4 forced-colors:border">
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
