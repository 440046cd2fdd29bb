import { numberOf } from '#app/lib/route/number-of.ts'

export const feedbackPaths = {
  contact: '/contact-us',
  complaints: '/contact-us/complaints',
  find: '/find-product',
  suggest: '/suggest-product',
  tickets: '/profile/tickets',
} as const

/** Returns the address of a ticket. */
export function ticketPath(id: string): string {
  return `/profile/tickets/${numberOf(id)}`
}
