import type { Review } from '#src/__generated__/rest.ts'
import type { AnswerOf } from '#src/rest/operations.ts'

export type TicketList = AnswerOf<'get', '/tickets'>

export interface ReviewEdge {
  cursor: string | null
  node: Review
}
