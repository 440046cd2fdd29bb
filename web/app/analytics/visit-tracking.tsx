import { useEffect, useRef } from 'react'
import { useApolloClient } from '@apollo/client/react'
import { useLocation, useMatches } from 'react-router'
import type { ApolloCache } from '@apollo/client'
import { startDelivery } from '#app/domains/pixels/delivery.ts'
import { track } from '#app/domains/pixels/events.ts'
import { isPrivate } from '#app/domains/pixels/private-address.ts'
import { onMoreShown, onWriteReports } from '#app/lib/browser/reports.ts'
import { CartShownDocument } from '#app/domains/cart/__generated__/cart-writes.ts'
import { useRootData } from '#app/shell/root-data.ts'
import { itemsByLine } from './items.ts'
import { moreEvents, pageEvents } from './page-events.ts'
import { writeEvents } from './write-events.ts'

/**
 * Emits the events of pages when they are shown and of mutations when they have succeeded. Loaded after everything
 * else.
 */
export function VisitTracking() {
  const { pixels, asks } = useRootData()
  const { cache } = useApolloClient()
  const { pathname, search } = useLocation()
  const page = useMatches().at(-1)
  const cartItems = useRef(itemsByLine(null))
  const shown = useRef('')

  useEffect(() => void startDelivery({ pixels, asks }), [pixels, asks])
  useEffect(() => {
    // Emits once per page, not per rendering. Another colour of a product is the same page.
    const here = page?.id === 'routes/product/page' ? pathname : pathname + search
    if (here === shown.current) return
    shown.current = here
    cartItems.current = cartItemsIn(cache)
    // The page is about to load as a document of its own, which emits its events.
    if (isPrivate({ pathname, search }) && !isPrivate(location)) return
    track({ name: 'pageView', path: publicPath(pathname, search), title: document.title })
    for (const event of pageEvents(page?.id ?? '', page?.loaderData, search)) track(event)
  }, [cache, page, pathname, search])
  const id = page?.id ?? ''
  useEffect(
    () =>
      onMoreShown((more) => {
        for (const event of moreEvents(id, more)) track(event)
      }),
    [id],
  )
  useEffect(
    () =>
      onWriteReports((write) => {
        for (const event of writeEvents(write, cache, cartItems.current)) track(event)
        cartItems.current = cartItemsIn(cache)
      }),
    [cache],
  )
  return null
}

/** Returns the path of a page; of a private page only its first segment. */
function publicPath(pathname: string, search: string): string {
  return isPrivate({ pathname, search }) ? `/${pathname.split('/')[1]}` : pathname
}

function cartItemsIn(cache: ApolloCache) {
  return itemsByLine(cache.readQuery({ query: CartShownDocument })?.cart)
}
