import { useEffect, useState } from 'react'
import { useApolloClient } from '@apollo/client/react'
import type { TFunction } from 'i18next'
import { whenIdle } from '#app/lib/browser/when-idle.ts'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { wishlistAction } from '#app/domains/wishlist/wishlist-button.tsx'
import { RootOwnDocument, type RootOwnQuery, useRootOwnQuery } from '#app/domains/session/__generated__/viewer.ts'
import { isOwnKept, keepOwn, ownRecord, type Shown } from '#app/domains/session/own-record.ts'
import { isForEverybody } from '#app/domains/session/page-owner.ts'
import { useViewer } from '#app/domains/session/use-viewer.ts'
import { useRootShellQuery } from './__generated__/shell.ts'
import { OWN_TEXTS, ownParts } from './own-parts.ts'
import { useRootData } from './root-data.ts'

/**
 * Brings a visitor's own into a document for everybody: her record goes into the cache when the document is hydrated,
 * and the shop is asked for what is true now. From then on the record follows the cache, and the other tabs follow the
 * record: its numbers at once, another customer by a new document.
 */
export function useOwn(reload: () => void = () => location.reload()): void {
  const { shared } = useRootData()
  const { t, locale } = useTranslation(OWN_TEXTS)
  const { cache } = useApolloClient()
  const viewer = useViewer()
  const { cart } = useRootShellQuery().data
  /** Whether the cache has her data: that of a document for everybody is nobody's, that of a kept one older. */
  const [isOwn, setOwn] = useState(false)
  /** The cart of the record while the shop is asked for what is true. */
  const [asked, setAsked] = useState<RootOwnQuery['cart']>()
  const { data: answer } = useRootOwnQuery({ fetchPolicy: 'no-cache', skip: asked === undefined })

  useEffect(() => {
    const lacksOwn = shared || document.documentElement.dataset.keptAt
    const record = lacksOwn && isOwnKept() ? ownRecord() : undefined
    // Reading the cache makes it write the document's answers, which are many.
    if (!record) return whenIdle(() => setOwn(true))
    cache.writeQuery({ query: RootOwnDocument, data: record.data })
    setOwn(true)
    setAsked(record.data.cart)
  }, [cache, shared])

  useEffect(() => {
    const shown = answer && cache.readQuery({ query: RootOwnDocument }, true)
    if (!shown) return
    // A cart that was changed meanwhile is newer than the answer, which may know of none.
    const isChanged = shown.cart?.id !== asked?.id || shown.cart?.revision !== asked?.revision
    cache.writeQuery({ query: RootOwnDocument, data: isChanged ? { ...answer, cart: shown.cart } : answer })
  }, [answer, asked, cache])

  useEffect(() => {
    if (!isOwn) return
    // Not what is rendered: its parts change one after the other. Null while the customer or the cart is unknown.
    const known = () => cache.readQuery({ query: RootOwnDocument }, true)
    const own = known()
    if (own) keepOwn({ ...describeOwn(own, t), data: own, locale })
    const follow = (event: Event) => {
      const [mine, other] = [known(), ownRecord()?.data]
      if (!mine) return
      // A logout has cleared the storage.
      if (!other) return void ('persisted' in event && event.persisted && mine.viewer && reload())
      if (other.viewer?.id !== mine.viewer?.id) reload()
      // A checkout goes on with its cart, of which another tab may have made an order.
      else if (isForEverybody(location.pathname) && JSON.stringify(other) !== JSON.stringify(mine))
        cache.writeQuery({ query: RootOwnDocument, data: other })
    }
    addEventListener('storage', follow)
    // The back/forward cache restores a document that missed the storage events.
    addEventListener('pageshow', follow)
    return () => {
      removeEventListener('storage', follow)
      removeEventListener('pageshow', follow)
    }
  }, [cache, viewer, cart, isOwn, t, locale, reload])
}

/** Returns how the header and the hearts show a visitor's own. */
function describeOwn(own: RootOwnQuery, t: TFunction<typeof OWN_TEXTS>): { shown: Shown[]; labels: Shown[] } {
  const { cart, wishlist, account } = ownParts(t, own)
  const hearts = own.viewer?.wishlistProducts?.map(({ id }) => `button[formaction="${wishlistAction(id)}"]`).join()
  const shown: Shown[] = [
    ['[data-own=cart-count]', 'data-count', String(cart.count)],
    ['[data-own=wishlist-count]', 'data-count', String(wishlist.count)],
  ]
  const labels: Shown[] = [
    ['[data-own=cart]', 'aria-label', cart.label],
    ['[data-own=wishlist]', 'aria-label', wishlist.label],
  ]
  if (own.viewer) {
    shown.push(['[data-own=account]', 'href', '/profile'], ['[data-own=name]', '', account.name])
    labels.push(['[data-own=account]', 'aria-label', account.label])
  }
  if (account.photo) shown.push(['[data-own=photo]', 'src', account.photo])
  if (hearts) shown.push([hearts, 'aria-pressed', 'true'], [hearts, 'value', 'remove'])
  return { shown, labels }
}
