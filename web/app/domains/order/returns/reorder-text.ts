import type { TFunction } from 'i18next'
import type { OrderReorderMutation } from '#app/domains/order/changing/__generated__/order-writes.ts'

type Reordered = NonNullable<NonNullable<OrderReorderMutation['orderReorder']>['merged']>

/** What of an order did not come into the bag whole: 'هودي: ضفنا 1 من 3'. Undefined when all of it did. */
export function reorderText({ reduced, dropped }: Reordered, t: TFunction<'order'>): string | undefined {
  const less = reduced.map(({ name, wanted, quantity }) => t('reorder.reduced', { name, wanted, quantity }))
  const gone = dropped.map(({ name }) => t('reorder.dropped', { name }))
  return [...less, ...gone].join(' ') || undefined
}
