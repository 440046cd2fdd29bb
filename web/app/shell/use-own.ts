import { useEffect, useState } from 'react'
import { useApolloClient } from '@apollo/client/react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { wishlistAction } from '#app/domains/wishlist/wishlist-button.tsx'
import { RootOwnDocument, type RootOwnQuery, useRootOwnQuery } from '#app/domains/session/__generated__/viewer.ts'
import { keepOwn, ownRecord, type Shown } from '#app/domains/session/own-record.ts'
import { useIsViewerKnown, useViewer } from '#app/domains/session/use-viewer.ts'
import { useRootShellQuery } from './__generated__/shell.ts'
import { useOwnParts } from './own-parts.ts'
import { useRootData } from './root-data.ts'

/**
 * Brings a visitor's own into a document for everybody: her record goes into the cache when the document is hydrated,
 * and the shop is asked for what is true now. From then on the record follows the cache, and the other tabs follow the
 * record: its numbers at once, another customer by a new document.
 */
export function useOwn(reload: () => void = () => location.reload()): void {
  const { shared } = useRootData()
  const { locale } = useTranslation()
  const { cache } = useApolloClient()
  const viewer = useViewer()
  const isKnown = useIsViewerKnown()
  const { cart } = useRootShellQuery().data
  /** Whether the cache has her data: that of a document for everybody is nobody's, that of a kept one older. */
  const [isOwn, setOwn] = useState(false)
  /** Whether the shop is asked for it. */
  const [asks, setAsks] = useState(false)
  useRootOwnQuery({ fetchPolicy: 'network-only', skip: !asks })

  useEffect(() => {
    const lacksOwn = shared || document.documentElement.dataset.keptAt
    const record = lacksOwn ? ownRecord() : undefined
    if (record && (record.data.viewer ?? record.data.cart)) {
      cache.writeQuery({ query: RootOwnDocument, data: record.data })
      setAsks(true)
    }
    setOwn(true)
  }, [cache, shared])

  const data = JSON.stringify({ viewer, cart } satisfies RootOwnQuery)
  const shown = JSON.stringify(useShown())
  useEffect(() => {
    if (!isOwn || !isKnown) return
    const own = JSON.parse(data) as RootOwnQuery
    keepOwn({ ...(JSON.parse(shown) as ReturnType<typeof useShown>), data: own, locale })
    const follow = () => {
      const other = ownRecord()?.data
      if (!other) return
      if (other.viewer?.id !== own.viewer?.id) reload()
      else if (JSON.stringify(other) !== data) cache.writeQuery({ query: RootOwnDocument, data: other })
    }
    addEventListener('storage', follow)
    // The back/forward cache restores a document that missed the storage events.
    addEventListener('pageshow', follow)
    return () => {
      removeEventListener('storage', follow)
      removeEventListener('pageshow', follow)
    }
  }, [cache, data, shown, isKnown, isOwn, locale, reload])
}

/** How the header and the hearts show the visitor's own. */
function useShown() {
  const { cart, wishlist, account } = useOwnParts()
  const wished = useViewer()?.wishlistProducts ?? []
  const hearts = wished.map(({ id }) => `button[formaction="${wishlistAction(id)}"]`).join()
  const shown: Shown[] = [
    ['[data-own=cart-count]', 'data-count', String(cart.count)],
    ['[data-own=wishlist-count]', 'data-count', String(wishlist.count)],
  ]
  const labels: Shown[] = [
    ['[data-own=cart]', 'aria-label', cart.label],
    ['[data-own=wishlist]', 'aria-label', wishlist.label],
  ]
  if (account.isCustomer) {
    // The address of the login is another one on each page.
    shown.push(['[data-own=account]', 'href', account.path], ['[data-own=name]', '', account.name])
    labels.push(['[data-own=account]', 'aria-label', account.label])
  }
  if (account.photo) shown.push(['[data-own=photo]', 'src', account.photo])
  if (hearts) shown.push([hearts, 'aria-pressed', 'true'], [hearts, 'value', 'remove'])
  return { shown, labels }
}
