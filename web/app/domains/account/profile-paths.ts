/** The pages of a customer's menu, in its order. */
export const profilePaths = {
  info: '/profile',
  orders: '/profile/orders',
  wishlist: '/profile/wishlist',
  addressBook: '/profile/addressBook',
  tickets: '/profile/tickets',
  changePassword: '/profile/changePassword',
} as const

export type ProfilePage = keyof typeof profilePaths
