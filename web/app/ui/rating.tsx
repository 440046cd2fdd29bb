import Star from 'lucide-react/icons/star'
import { cx } from './cx.ts'
import { spriteIcon } from './sprite-icon.tsx'

const RatingStar = spriteIcon('rating-star')

type Props = { value: number; label: string; className?: string }

/** A read-only rating from 0 to 5. `label` is its text alternative («4.7 من 5»). */
export function RatingStars({ value, label, className }: Props) {
  const share = (Math.min(5, Math.max(0, value)) / 5) * 100
  return (
    <span role="img" aria-label={label} className={cx('relative inline-flex w-fit', className)}>
      <Stars className="text-line-ctl" />
      <span className="absolute inset-y-0 start-0 overflow-hidden" style={{ inlineSize: `${share}%` }}>
        <Stars className="fill-current text-text" />
      </span>
    </span>
  )
}

function Stars({ className }: { className: string }) {
  return (
    <span aria-hidden="true" className="flex w-max gap-0.5">
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} strokeWidth={1.75} className={cx('size-4 flex-none', className)} />
      ))}
    </span>
  )
}

type RatingMarkProps = { average: number; count: number; label: string; className?: string }

/** The rating on a card: star, average, number of ratings. `label` is its text alternative. */
export function RatingMark({ average, count, label, className }: RatingMarkProps) {
  return (
    <span role="img" aria-label={label} className={cx('rating-mark', className)}>
      <RatingStar />
      {/* Each for itself: in Arabic too the star is followed by the average, then by how many. */}
      <bdi dir="ltr">{average.toFixed(1)}</bdi>
      <bdi dir="ltr">{`(${count})`}</bdi>
    </span>
  )
}
