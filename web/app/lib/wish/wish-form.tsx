export const WISH_FORM = 'wish'

/**
 * What every heart of the page sends without JavaScript. One for all: browsers look through each form of a page once it is loaded, and
 * would have to style all cards far below for it.
 */
export function WishForm() {
  return <form id={WISH_FORM} method="post" action="/profile/wishlist" hidden />
}
