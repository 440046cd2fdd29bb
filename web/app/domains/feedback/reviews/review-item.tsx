import BadgeCheck from 'lucide-react/icons/badge-check'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { cairoTime } from '#app/lib/dates/cairo.ts'
import { months } from '#app/lib/dates/format.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { isPhrase } from '#app/domains/catalog/sizes/size-label.ts'
import { RatingStars } from '#app/ui/rating.tsx'
import type { ReviewItem_ReviewFragment } from './__generated__/review-item.ts'

/** A review: rating, text in its own direction, author, variant, date. */
export function ReviewItem({ review }: { review: ReviewItem_ReviewFragment }) {
  const { t, locale } = useTranslation('feedback')
  const { rating, fit, text, author, color, size, createdAt } = review
  const { day, month, year } = cairoTime(createdAt)
  const label = size?.label
  const what = [color?.name, label && (isPhrase(label) ? label : t('reviews.size', { size: label }))]
    .filter(Boolean)
    .join(' · ')
  return (
    <li className="grid gap-2 border-b border-line py-5 first:pt-0 last:border-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <RatingStars value={rating} label={t('reviews.average', { average: rating })} />
        <time dateTime={createdAt} className="type-meta">
          <Text>{`${day} ${months[locale][month - 1]} ${year}`}</Text>
        </time>
      </div>
      {text ? (
        <p dir="auto" className="text-start text-15 leading-body wrap-anywhere">
          {text}
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
        <bdi className="font-semibold">{author}</bdi>
        <span className="inline-flex items-center gap-1 text-13 text-success">
          <BadgeCheck aria-hidden="true" strokeWidth={1.75} className="size-4" />
          {t('reviews.verified')}
        </span>
      </div>
      {what || fit ? (
        <p className="type-meta">
          <Text>{[what && t('reviews.bought', { what }), fit && t(`fit.${fit}`)].filter(Boolean).join(' · ')}</Text>
        </p>
      ) : null}
    </li>
  )
}
