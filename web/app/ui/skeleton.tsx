import { cx } from './cx.ts'

/** Placeholder of loading content; `className` sets its size. It is silent: the caller announces «بنحمّل…» once. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx('block animate-pulse rounded-xs bg-surface-2 forced-colors:border', className)}
    />
  )
}

/** Skeleton of a product card in the same size, so that nothing moves when the card loads. */
export function CardSkeleton() {
  return (
    <div aria-hidden="true" className="product-card">
      <Skeleton className="aspect-4/5 rounded-md" />
      <span className="type-meta block min-h-[1lh] pt-2">
        <Skeleton className="h-[1lh] w-2/5" />
      </span>
      <span className="block text-15 leading-normal">
        <Skeleton className="h-[1lh] w-4/5" />
      </span>
      <Skeleton className="h-5 w-1/3" />
      <span className="min-h-5" />
    </div>
  )
}
