import type { Review } from '#src/__generated__/rest.ts'

export interface ReviewEdge {
  cursor: string | null
  node: Review
}
