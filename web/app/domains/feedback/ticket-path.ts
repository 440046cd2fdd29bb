/** The page of a customer's question. */
export function ticketPath(id: string): string {
  return `/profile/tickets/${id}`
}
