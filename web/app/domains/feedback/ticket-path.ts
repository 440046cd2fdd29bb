/** Returns the address of a ticket. */
export function ticketPath(id: string): string {
  return `/profile/tickets/${id}`
}
