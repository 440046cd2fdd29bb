/** A move of an order, and what opens the order that it belongs to. */
export interface OrderMove {
  seq: number
  id: number
  token: string | undefined
}
