/** What is a visitor's own. A new page of hers, or a new cookie whose content pages show, is added here alone. */

/**
 * Beginnings of addresses that are never kept, not even on the visitor's device: customer pages, orders, checkout,
 * login and registration.
 */
export const personalPages = [
  'profile',
  'client',
  'order-placed',
  'cart',
  'track-order',
  'login',
  'register',
  'authentication',
  'forgot-password',
  'reset-password',
  'logout',
  'unauthorized',
  'dev',
  'products/purchase-product',
]

/** Beginnings of addresses that grant access or identify a person: no pixel gets them. */
export const pagesWithoutPixels = [
  'client',
  'order-placed',
  'track-order',
  'profile',
  'authentication',
  'forgot-password',
  'reset-password',
  'login',
  'register',
  'logout',
]

/**
 * Cookies with something that pages show to this visitor alone: a session, a cart, the report of a merge, a pending
 * wishlist item or code.
 */
export const ownCookies = ['token', 'cart', 'merged', 'wishlist', 'next-code']
