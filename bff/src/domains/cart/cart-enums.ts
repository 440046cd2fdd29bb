/** GraphQL name → REST name. */
export const CheckoutStep = { CART: 'cart', CONTACT: 'contact', ADDRESS: 'address', PAYMENT: 'payment' } as const
export const CouponBenefit = { PERCENT: 'percent', AMOUNT: 'amount', FREE_DELIVERY: 'freeDelivery' } as const
