import { faultOf } from '#app/lib/apollo/fault.ts'
import { field } from '#app/lib/forms/field.ts'
import { accepted, goTo, refused } from '#app/lib/route/results.ts'
import type { Visit, Write, WriteResult, WriteTools } from '#app/lib/route/route-types.ts'
import { loginPath } from '#app/lib/session/login-path.ts'
import { wishCookie } from '#app/lib/wish/pending-wish.ts'
import { WishAddDocument, WishRemoveDocument } from '#app/lib/wish/__generated__/wish.ts'
import { WishToCartDocument } from './__generated__/wish-list.ts'

export const WISHLIST_PATH = '/profile/wishlist'

const intents = ['add', 'remove', 'move'] as const

/**
 * What forms ask of the wishlist, by the name of the field that holds the product's id: `add` or `remove`, as the hearts of the whole
 * site send without JavaScript, or `move` (with variantId): into the cart and out of the list. A guest is asked to log in; what she
 * wishes for waits.
 */
export const wishlistWrite: Write = async (visit, tools) => {
  const { form } = visit
  const intent = intents.find((name) => form.has(name)) ?? 'add'
  const productId = field(form, intent)
  if (!/^\d{1,15}$/.test(productId)) return refused([{ code: 'NOT_FOUND', path: null, message: '' }], form)
  if (intent === 'move') return move(form, productId, tools)
  try {
    const { userErrors } = intent === 'remove' ? await remove(productId, tools) : (await tools.mutate(WishAddDocument, { productId })).wishlistAdd
    return userErrors.length > 0 ? refused(userErrors, form) : accepted({ without: cameFrom(visit) })
  } catch (thrown) {
    if (faultOf(thrown).code !== 'UNAUTHENTICATED') throw thrown
    if (intent !== 'remove') tools.setCookie(wishCookie(productId))
    throw goTo(loginPath(cameFrom(visit), 'wish'))
  }
}

async function move(form: FormData, productId: string, tools: WriteTools): Promise<WriteResult> {
  const variantId = field(form, 'variantId')
  if (!variantId) return refused([{ code: 'VALIDATION_FAILED', path: ['variantId'], message: '' }], form)
  const { cartLineAdd } = await tools.mutate(WishToCartDocument, { variantId })
  if (cartLineAdd.userErrors.length > 0) return refused(cartLineAdd.userErrors, form)
  await remove(productId, tools)
  return accepted({ without: WISHLIST_PATH })
}

async function remove(productId: string, { mutate }: WriteTools) {
  return (await mutate(WishRemoveDocument, { productId })).wishlistRemove
}

/** The page with the heart, as the browser tells it; else the list. */
function cameFrom({ request }: Visit): string {
  const referer = request.headers.get('referer')
  if (!referer || !URL.canParse(referer)) return WISHLIST_PATH
  const { pathname, search } = new URL(referer)
  return pathname + search
}
