export const WISH_FORM = 'wish'
export const WISHLIST_PATH = '/profile/wishlist'

/**
 * What every heart of the page sends without JavaScript. One for all: browsers look through each form of a page once it is loaded, and
 * would have to style all cards far below for it.
 */
export function WishForm() {
  return <form id={WISH_FORM} method="post" action={WISHLIST_PATH} hidden />
}

/** Where a form posts what it does with a product of the wishlist. A heart is one button of a shared form: its product stands here. */
export function wishAction(productId: string): string {
  return `${WISHLIST_PATH}?product=${productId}`
}
