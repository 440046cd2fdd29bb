import { profilePaths } from './profile-paths.ts'

export const addAddressPath = `${profilePaths.addressBook}/addAddress`

export function editAddressPath(id: string): string {
  return `${profilePaths.addressBook}/${id}/edit`
}

/** Past this the shop takes no more. */
export const MOST_ADDRESSES = 20
