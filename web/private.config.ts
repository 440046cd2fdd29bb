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

/**
 * Cookie of a browser whose scripts keep a visitor's own (`app/domains/session/own-record.ts`): she gets the documents of
 * everybody.
 */
export const OWN_KEPT = 'own_kept'

/** First parts of addresses of documents for everybody: only the header and the hearts show anything of a visitor. */
export const pagesForEverybody = [
  'search',
  'categories',
  'offers',
  'about',
  'blogs',
  'multimedia',
  'products',
  'branches',
  'terms',
  'accessibility',
  'coming-soon',
]
