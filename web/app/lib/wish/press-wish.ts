import type { NavigateFunction } from 'react-router'
import { faultOf } from '#app/lib/apollo/fault.ts'
import { type MutationData, refusalsIn, runMutation } from '#app/lib/apollo/mutate.ts'
import { apolloClient } from '#app/lib/apollo/client.ts'
import { notifyError, notifyRefusals } from '#app/lib/notify/notify-error.ts'
import { loginPath } from '#app/lib/session/login-path.ts'
import type { Viewer } from '#app/lib/session/use-viewer.ts'
import { WishAddDocument, WishRemoveDocument } from './__generated__/wish.ts'
import { wishCookie } from './pending-wish.ts'

type Pressed = {
  productId: string
  /** Whether the heart was filled. */
  wished: boolean
  viewer: Pick<Viewer, 'id' | 'wishedProductIds'> | null
  navigate: NavigateFunction
}

// Presses reach the shop in their order.
let last: Promise<unknown> = Promise.resolve()

/** Turns a heart over: at once on the page, then in the shop. Whoever is not logged in (any more) is asked to, and the wish waits. */
export function pressWish(pressed: Pressed): Promise<void> {
  const { productId, wished, viewer, navigate } = pressed
  const askLogin = () => {
    if (!wished) document.cookie = wishCookie(productId)
    void navigate(loginPath(location.pathname + location.search, 'wish'))
  }
  if (!viewer) return Promise.resolve(askLogin())
  const change = () => (wished ? remove(productId, viewer) : add(productId, viewer))
  const done = last.then(change).then(
    (data) => void notifyRefusals(refusalsIn(data)),
    (thrown: unknown) => (faultOf(thrown).code === 'UNAUTHENTICATED' ? askLogin() : void notifyError(thrown)),
  )
  last = done
  return done
}

async function add(productId: string, viewer: NonNullable<Pressed['viewer']>): Promise<MutationData> {
  const wishlistAdd = changed(viewer, [productId, ...(viewer.wishedProductIds ?? [])])
  return runMutation(apolloClient(), WishAddDocument, { productId }, { wishlistAdd })
}

async function remove(productId: string, viewer: NonNullable<Pressed['viewer']>): Promise<MutationData> {
  const wishlistRemove = changed(viewer, (viewer.wishedProductIds ?? []).filter((id) => id !== productId))
  return runMutation(apolloClient(), WishRemoveDocument, { productId }, { wishlistRemove })
}

/** What is shown until the answer is there. */
function changed({ id }: NonNullable<Pressed['viewer']>, wishedProductIds: string[]) {
  const customer = { __typename: 'Customer' as const, id, wishedProductIds }
  return { __typename: 'WishlistPayload' as const, customer, userErrors: [] }
}
