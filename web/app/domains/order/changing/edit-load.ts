import type { Query } from '#app/lib/route/route-types.ts'
import { type EditLines_OrderFragment as Order, LineChoicesDocument } from './__generated__/order-edit.ts'

type Line = Order['lines'][number]

/** Whether another variant can be chosen for a line: a bundle keeps its parts. */
export function hasChoices({ parts }: Pick<Line, 'parts'>): boolean {
  return parts.length === 0
}

/** Loads what the lines of an order could be instead: the variants of their products. */
export async function loadChoices({ lines }: Pick<Order, 'lines'>, query: Query): Promise<void> {
  const products = new Set(lines.filter(hasChoices).map(({ productId }) => productId))
  await Promise.all([...products].map((id) => query(LineChoicesDocument, { id }, { fresh: true })))
}
