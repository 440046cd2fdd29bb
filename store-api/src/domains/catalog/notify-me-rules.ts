import { valuesOf } from '#src/http/judged-error.ts'
import { mobile } from '#src/http/rules.ts'
import type { NotifyMeBody } from './catalog.schema.ts'

/** What is waited for; `variantId` null: any of its colours and sizes. */
export interface Wish {
  productId: number
  variantId: number | null
  /** E.164. */
  mobile: string
}

/** A wish as it is kept; throws VALIDATION_FAILED on `mobile`. */
export function checkedWish({ productId, variantId, mobile: given }: NotifyMeBody): Wish {
  return { productId, variantId: variantId ?? null, ...valuesOf({ mobile: mobile(given) }) }
}
