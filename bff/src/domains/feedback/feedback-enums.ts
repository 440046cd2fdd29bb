// GraphQL name → name on the wire.

export const ReviewFit = { SMALL: 'small', TRUE_TO_SIZE: 'true', LARGE: 'large' } as const

export const ReviewSort = { NEWEST: 'newest', HIGHEST: 'highest', LOWEST: 'lowest' } as const
