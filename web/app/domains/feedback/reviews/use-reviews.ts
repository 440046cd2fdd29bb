import { useCallback, useEffect, useRef, useState } from 'react'
import { loadQuery } from '#app/lib/apollo/load-query.ts'
import { ProductReviewsDocument, type ProductReviewsQuery, type ProductReviewsQueryVariables } from './__generated__/product-reviews.ts'

const PAGE = 6

type List = NonNullable<NonNullable<ProductReviewsQuery['product']>['reviews']>
export type ReviewWish = { rating: number | null; sort: ProductReviewsQueryVariables['sort'] }

/**
 * The reviews of a product, page by page, once `near`. Another wish begins a new list; an answer to an older one is dropped.
 * `failed`: the last answer did not come, `retry` asks again.
 */
export function useReviews(id: string, near: boolean) {
  const [wish, setWish] = useState<ReviewWish>({ rating: null, sort: 'NEWEST' })
  const [list, setList] = useState<List>()
  const [state, setState] = useState<'waiting' | 'busy' | 'failed'>('waiting')
  const turn = useRef(0)
  const load = useCallback(
    async (before?: List) => {
      turn.current += 1
      const mine = turn.current
      const late = () => mine !== turn.current
      setState('busy')
      try {
        const { product } = await loadQuery(ProductReviewsDocument, { id, first: PAGE, after: before?.pageInfo.endCursor, ...wish }, { subject: 'product.reviews' })
        if (late()) return
        if (product) setList({ ...product.reviews, nodes: [...(before?.nodes ?? []), ...product.reviews.nodes] })
        setState('waiting')
      } catch {
        if (!late()) setState('failed')
      }
    },
    [id, wish],
  )
  useEffect(() => {
    if (near) void load()
  }, [near, load])
  const more = list?.pageInfo.hasNextPage ? () => void load(list) : undefined
  return { list, wish, change: setWish, busy: state === 'busy', failed: state === 'failed', more, retry: () => void load(list) }
}
