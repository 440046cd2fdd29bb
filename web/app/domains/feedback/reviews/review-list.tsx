import { useState } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { useNear } from '#app/lib/browser/use-near-viewport.ts'
import { notifyError } from '#app/lib/notify/notify-error.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Chip, ChipRow } from '#app/ui/chip.tsx'
import { cx } from '#app/ui/cx.ts'
import { LiveRegion } from '#app/ui/live-region.tsx'
import { Select } from '#app/ui/select.tsx'
import { ShowMore } from '#app/ui/show-more.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { ReviewItem } from './review-item.tsx'
import { type ProductReviewsQueryVariables, useProductReviewsQuery } from './__generated__/product-reviews.ts'

const PAGE = 6
const sorts = ['NEWEST', 'HIGHEST', 'LOWEST'] as const

type Chosen = Required<Pick<ProductReviewsQueryVariables, 'rating' | 'sort'>>
type Props = { productId: string; /** Numbers of reviews with one to five stars. */ stars: readonly number[] }

/** The reviews of a product, filtered by stars, sorted, and paged. Fetched shortly before they scroll into view. */
export function ReviewList({ productId, stars }: Props) {
  const { t } = useTranslation(['feedback', 'common'])
  const { ref, near } = useNear<HTMLDivElement>()
  const [chosen, choose] = useState<Chosen>({ rating: null, sort: 'NEWEST' })
  // The cache is not shown first: the list would become shorter while it is read.
  const { data, previousData, loading, error, refetch, fetchMore } = useProductReviewsQuery({
    variables: { id: productId, first: PAGE, ...chosen },
    skip: !near,
    fetchPolicy: 'network-only',
  })
  const list = (data ?? previousData)?.product?.reviews
  const { hasNextPage, endCursor: after } = data?.product?.reviews?.pageInfo ?? {}
  const [busy, failed] = [near && loading, error && !loading]
  const starsOf = (count: number) => t('reviews.stars', { count })
  const given = stars.map((count, place) => ({ rating: place + 1, count })).filter(({ count }) => count > 0)
  return (
    <div ref={ref} className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5 noscript:hidden">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ChipRow label={t('reviews.filter')} className="min-w-0 max-lg:basis-[calc(100%+2*var(--gutter))]">
          <Chip selected={chosen.rating === null} onClick={() => choose({ ...chosen, rating: null })}>
            {t('reviews.all')}
          </Chip>
          {given.toReversed().map(({ rating, count }) => (
            <Chip key={rating} selected={chosen.rating === rating} onClick={() => choose({ ...chosen, rating })}>
              <span>
                <Text>{t('reviews.only', { stars: starsOf(rating), count })}</Text>
              </span>
            </Chip>
          ))}
        </ChipRow>
        <Select
          aria-label={t('reviews.sort')}
          className="w-44 max-w-full"
          value={chosen.sort}
          onChange={({ target }) =>
            choose({ ...chosen, sort: sorts.find((sort) => sort === target.value) ?? chosen.sort })
          }
          options={sorts.map((sort) => ({ value: sort, label: t(`reviews.${sort}`) }))}
        />
      </div>
      {failed ? (
        <Alert
          tone="warning"
          live
          action={
            <Button variant="link" size="sm" onClick={() => void refetch().catch(() => undefined)}>
              {t('common:retry')}
            </Button>
          }
        >
          {t('reviews.failed')}
        </Alert>
      ) : null}
      {list ? (
        <ul aria-busy={busy} className={cx('transition-opacity', busy && 'opacity-60')}>
          {list.nodes.map((review) => (
            <ReviewItem key={review.id} review={review} />
          ))}
        </ul>
      ) : failed ? null : (
        <Waiting />
      )}
      {list?.totalCount === 0 ? <p className="text-text-2">{t('reviews.none')}</p> : null}
      {list && hasNextPage ? (
        <ShowMore
          text={<Text>{t('reviews.shown', { shown: list.nodes.length, total: list.totalCount })}</Text>}
          shown={list.nodes.length}
          total={list.totalCount}
        >
          <Button
            variant="outline"
            loading={busy}
            onClick={() => void fetchMore({ variables: { after } }).catch(notifyError)}
          >
            {t('reviews.more')}
          </Button>
        </ShowMore>
      ) : null}
      <LiveRegion>
        {busy
          ? t('reviews.loading')
          : list
            ? t('reviews.shown', { shown: list.nodes.length, total: list.totalCount })
            : ''}
      </LiveRegion>
    </div>
  )
}

function Waiting() {
  return (
    <div className="grid gap-6">
      {[1, 2, 3].map((row) => (
        <div key={row} className="grid gap-2">
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-4 w-2/5" />
        </div>
      ))}
    </div>
  )
}
