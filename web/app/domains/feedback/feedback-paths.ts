export const feedbackPaths = {
  contact: '/contact-us',
  complaints: '/contact-us/complaints',
  find: '/find-product',
  suggest: '/suggest-product',
  tickets: '/profile/tickets',
} as const
