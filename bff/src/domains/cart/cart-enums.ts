/** GraphQL name → name on the wire. */
export const CheckoutStep = { CART: 'cart', CLIENT: 'client', ADDRESS: 'address', PAYMENT: 'payment' } as const
