import type * as rest from '#src/__generated__/rest.ts'

/** A link to an order: by its token, or without one for its authenticated customer. */
export type OrderLink = Pick<rest.LinkedOrder, 'id' | 'token'> & Partial<rest.LinkedOrder>

/** A returned line, with the line of the order. */
export type OrderReturnLine = rest.OrderReturnLine & { line: rest.OrderLine }
