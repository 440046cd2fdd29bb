export const WISH_FORM = 'wish'
export const WISHLIST_PATH = '/profile/wishlist'

/**
 * The form that every wishlist button of the page submits without JavaScript. One shared form: browsers check each form after loading,
 * which would force the layout of all cards below the fold.
 */
export function WishForm() {
  return <form id={WISH_FORM} method="post" action={WISHLIST_PATH} hidden />
}

/** Path that a form posts wishlist changes to. The button is one of a shared form, so the path contains its product. */
export function wishAction(productId: string): string {
  return `${WISHLIST_PATH}?product=${productId}`
}
