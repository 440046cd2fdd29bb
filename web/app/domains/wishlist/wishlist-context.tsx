import { createContext, type ReactNode, useCallback, useMemo } from 'react'
import { useApolloClient } from '@apollo/client/react'
import { useNavigate } from 'react-router'
import { faultOf } from '#app/lib/apollo/fault.ts'
import type { MutationData } from '#app/lib/apollo/written.ts'
import { reportResult } from '#app/lib/notify/notify-error.ts'
import { loginPath } from '#app/lib/route/login-path.ts'
import { useViewer, type Viewer } from '#app/domains/session/use-viewer.ts'
import {
  useWishlistAddMutation,
  useWishlistRemoveMutation,
  WishlistProducts_CustomerFragmentDoc,
} from './__generated__/wishlist.ts'
import { pendingItemCookie } from './pending-item.ts'

type Wishlist = {
  /** The customer of the wishlist buttons; null for a guest. */
  viewer: Pick<Viewer, 'id' | 'wishlistProducts'> | null
  /**
   * Adds a product to the wishlist or removes it: optimistically on the page, then in the shop. Redirects a guest to
   * the login and stores the product.
   */
  setInWishlist: (productId: string, inWishlist: boolean) => Promise<void>
}

/** Shared by all wishlist buttons of a page. */
export const WishlistContext = createContext<Wishlist>({ viewer: null, setInWishlist: async () => undefined })

/** Wishlist mutations are sent in the order of the presses. */
const context = { queue: 'wishlist' }

export function WishlistProvider({ children }: { children: ReactNode }) {
  const viewer = useViewer()
  const { cache } = useApolloClient()
  const navigate = useNavigate()
  const [add] = useWishlistAddMutation()
  const [remove] = useWishlistRemoveMutation()
  const id = viewer?.id
  const setInWishlist = useCallback(
    async (productId: string, inWishlist: boolean) => {
      const askLogin = () => {
        if (inWishlist) document.cookie = pendingItemCookie(productId)
        return navigate(loginPath(location.pathname + location.search, 'wishlist'))
      }
      if (!id) return askLogin()
      const customer = { __typename: 'Customer' as const, id }
      const product = { __typename: 'Product' as const, id: productId }
      const shown =
        cache.readFragment({ fragment: WishlistProducts_CustomerFragmentDoc, id: cache.identify(customer) }, true)
          ?.wishlistProducts ?? []
      const others = shown.filter((each) => each.id !== productId)
      const changed = {
        userErrors: [],
        customer: { ...customer, wishlistProducts: inWishlist ? [product, ...others] : others },
      }
      const variables = { productId }
      const result = inWishlist
        ? await add({
            variables,
            context,
            optimisticResponse: { wishlistAdd: { __typename: 'WishlistAddPayload', ...changed } },
          })
        : await remove({
            variables,
            context,
            optimisticResponse: { wishlistRemove: { __typename: 'WishlistRemovePayload', ...changed } },
          })
      if (result.error && faultOf(result.error).code === 'UNAUTHENTICATED') return askLogin()
      reportResult<MutationData>(result)
    },
    [id, cache, navigate, add, remove],
  )
  const wishlist = useMemo(() => ({ viewer, setInWishlist }), [viewer, setInWishlist])
  return <WishlistContext value={wishlist}>{children}</WishlistContext>
}
