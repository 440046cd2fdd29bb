import type { PageMeta, Review } from '#src/__generated__/rest.ts'

/** A page of the reviews of one product. */
export interface ReviewList {
  data: Review[]
  meta: PageMeta
}
