/** The pages of the account menu, in its order. */
export const profilePaths = {
  info: '/profile',
  orders: '/profile/orders',
  wishlist: '/profile/wishlist',
  addressBook: '/profile/addressBook',
  tickets: '/profile/tickets',
  changePassword: '/profile/changePassword',
} as const

export type ProfilePage = keyof typeof profilePaths

export const addAddressPath = `${profilePaths.addressBook}/addAddress`

export function editAddressPath(id: string): string {
  return `${profilePaths.addressBook}/${id}/edit`
}

/** Maximum number of addresses; the shop refuses more. */
export const MOST_ADDRESSES = 20
