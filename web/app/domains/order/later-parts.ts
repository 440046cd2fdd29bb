import { later } from '#app/lib/later/later.tsx'

/** It goes on asking, so Apollo comes with it: after the form, not before. */
export const TrackedOrder = later(async () => (await import('#app/domains/order/following/tracked-order.tsx')).TrackedOrder)

export const OrderNeeds = later(async () => (await import('#app/domains/order/changing/order-needs.tsx')).OrderNeeds)
export const OrderDoings = later(async () => (await import('#app/domains/order/changing/order-doings.tsx')).OrderDoings)
export const ConfirmBox = later(async () => (await import('#app/domains/order/changing/confirm-box.tsx')).ConfirmBox)
