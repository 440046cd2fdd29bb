import type { AnswerOf } from '#src/rest/operations.ts'
import type { ProductCard } from '#src/__generated__/rest.ts'

export type ProductList = AnswerOf<'get', '/products'>

export interface ProductEdge {
  cursor: string | null
  node: ProductCard
}
