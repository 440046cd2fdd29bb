/** GraphQL name → REST name. */
export const CheckoutStep = { CART: 'cart', CONTACT: 'contact', ADDRESS: 'address', PAYMENT: 'payment' } as const
