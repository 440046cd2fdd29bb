/** A status change of an order, and the reference to its order. */
export interface OrderMove {
  seq: number
  id: number
  token: string | undefined
}
