import { useState } from 'react'
import { tellMore } from '#app/lib/analytics/told-more.ts'
import { loadQuery } from '#app/lib/apollo/load-query.ts'
import { notifyError } from '#app/lib/notify/notify-error.ts'
import { MoreWishesDocument, type WishList_CustomerFragment as Customer } from './__generated__/wish-list.ts'

/** A customer whose wishlist loaded; the ids of all of it may not have. */
export type WithWishlist = Customer & { wishlist: NonNullable<Customer['wishlist']> }

type Page = WithWishlist['wishlist']

/** The wishlist, growing in place. */
export function useMoreWishes(first: Page) {
  const [added, setAdded] = useState<readonly Page[]>([])
  const [busy, setBusy] = useState(false)
  const { pageInfo } = added.at(-1) ?? first
  const nodes = [first, ...added].flatMap((page) => page.nodes)

  async function loadMore(): Promise<void> {
    if (busy || !pageInfo.endCursor) return
    setBusy(true)
    try {
      const { viewer } = await loadQuery(MoreWishesDocument, { after: pageInfo.endCursor }, { fresh: true, subject: 'viewer.wishlist' })
      if (!viewer) return
      setAdded([...added, viewer.wishlist])
      tellMore({ products: viewer.wishlist.nodes, before: nodes.length })
    } catch (error) {
      notifyError(error)
    } finally {
      setBusy(false)
    }
  }

  return { nodes, end: pageInfo, busy, loadMore }
}
