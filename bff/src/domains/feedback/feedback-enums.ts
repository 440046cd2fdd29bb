// GraphQL name → REST name.

export const ReviewFit = { SMALL: 'small', TRUE_TO_SIZE: 'true', LARGE: 'large' } as const

export const ReviewSort = { NEWEST: 'newest', HIGHEST: 'highest', LOWEST: 'lowest' } as const

export const TicketStatus = { OPEN: 'open', ANSWERED: 'answered', CLOSED: 'closed' } as const

export const TicketAuthor = { CUSTOMER: 'customer', SHOP: 'shop' } as const

export const ComplaintKind = { COMPLAINT: 'complaint', SUGGESTION: 'suggestion' } as const

export const ComplaintMatter = {
  ORDER: 'order',
  BRANCH: 'branch',
  PRODUCT: 'product',
  WEBSITE: 'website',
  OTHER: 'other',
} as const
