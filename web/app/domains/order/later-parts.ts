import { later } from '#app/lib/later/later.tsx'

export const OrderNeeds = later(async () => (await import('./order-needs.tsx')).OrderNeeds)
export const OrderDoings = later(async () => (await import('./order-doings.tsx')).OrderDoings)
export const ConfirmBox = later(async () => (await import('./confirm-box.tsx')).ConfirmBox)
