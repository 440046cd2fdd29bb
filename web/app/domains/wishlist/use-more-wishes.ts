import { useState } from 'react'
import { read } from '#app/lib/apollo/read.ts'
import { notifyError } from '#app/lib/notify/notify-error.ts'
import { MoreWishesDocument, type WishList_CustomerFragment as Customer } from './__generated__/wish-list.ts'

type Page = Customer['wishlist']

/** The wishlist, growing in place. */
export function useMoreWishes(first: Page) {
  const [added, setAdded] = useState<readonly Page[]>([])
  const [busy, setBusy] = useState(false)
  const { pageInfo } = added.at(-1) ?? first

  async function loadMore(): Promise<void> {
    if (busy || !pageInfo.endCursor) return
    setBusy(true)
    try {
      const { viewer } = await read(MoreWishesDocument, { after: pageInfo.endCursor }, { fresh: true })
      if (viewer) setAdded([...added, viewer.wishlist])
    } catch (error) {
      notifyError(error)
    } finally {
      setBusy(false)
    }
  }

  return { nodes: [first, ...added].flatMap(({ nodes }) => nodes), end: pageInfo, busy, loadMore }
}
