import type { OrderEvent } from '#src/__generated__/rest.ts'

/** A status change of an order, and the reference to its order. */
export interface OrderMove extends OrderEvent {
  id: number
  token: string | undefined
}
