import { createContext, type ReactNode, useCallback, useMemo } from 'react'
import { useApolloClient } from '@apollo/client/react'
import { useNavigate } from 'react-router'
import { faultOf } from '#app/lib/apollo/fault.ts'
import type { MutationData } from '#app/lib/apollo/written.ts'
import { reportResult } from '#app/lib/notify/notify-error.ts'
import { loginPath } from '#app/lib/session/login-path.ts'
import { useViewer, type Viewer } from '#app/lib/session/use-viewer.ts'
import { useWishAddMutation, useWishRemoveMutation, WishedProducts_CustomerFragmentDoc } from './__generated__/wish.ts'
import { wishCookie } from './pending-wish.ts'

type Wishes = {
  /** The customer of the wishlist buttons; null for a guest. */
  viewer: Pick<Viewer, 'id' | 'wishedProductIds'> | null
  /**
   * Adds a product to the wishlist or removes it: optimistically on the page, then in the shop. Redirects a guest to the login and stores
   * the product.
   */
  setWished: (productId: string, wished: boolean) => Promise<void>
}

/** Shared by all wishlist buttons of a page. */
export const WishContext = createContext<Wishes>({ viewer: null, setWished: async () => undefined })

/** Wishlist mutations are sent in the order of the presses. */
const context = { queue: 'wishlist' }

export function WishProvider({ children }: { children: ReactNode }) {
  const viewer = useViewer()
  const { cache } = useApolloClient()
  const navigate = useNavigate()
  const [add] = useWishAddMutation()
  const [remove] = useWishRemoveMutation()
  const id = viewer?.id
  const setWished = useCallback(
    async (productId: string, wished: boolean) => {
      const askLogin = () => {
        if (wished) document.cookie = wishCookie(productId)
        return navigate(loginPath(location.pathname + location.search, 'wish'))
      }
      if (!id) return askLogin()
      const customer = { __typename: 'Customer' as const, id, wishedProductIds: [] as string[] }
      const shown = cache.readFragment({ fragment: WishedProducts_CustomerFragmentDoc, id: cache.identify(customer) }, true)?.wishedProductIds ?? []
      const others = shown.filter((each) => each !== productId)
      const payload = {
        __typename: 'WishlistPayload' as const,
        userErrors: [],
        customer: { ...customer, wishedProductIds: wished ? [productId, ...others] : others },
      }
      const variables = { productId }
      const result = wished
        ? await add({ variables, context, optimisticResponse: { wishlistAdd: payload } })
        : await remove({ variables, context, optimisticResponse: { wishlistRemove: payload } })
      if (result.error && faultOf(result.error).code === 'UNAUTHENTICATED') return askLogin()
      reportResult<MutationData>(result)
    },
    [id, cache, navigate, add, remove],
  )
  const wishes = useMemo(() => ({ viewer, setWished }), [viewer, setWished])
  return <WishContext value={wishes}>{children}</WishContext>
}
