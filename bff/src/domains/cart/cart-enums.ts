/** GraphQL name → REST name. */
export const CheckoutStep = { CART: 'cart', CLIENT: 'client', ADDRESS: 'address', PAYMENT: 'payment' } as const
