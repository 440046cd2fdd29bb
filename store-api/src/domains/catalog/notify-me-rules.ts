import { valuesOf } from '#src/http/judged-error.ts'
import { mobile } from '#src/http/rules.ts'
import type { NotifyMeBody } from './catalog.schema.ts'

/** The awaited product; `variantId` null means any colour and size. */
export interface Wish {
  productId: number
  variantId: number | null
  /** E.164. */
  mobile: string
}

/** Validates a notify-me request. Throws VALIDATION_FAILED on `mobile`. */
export function checkedWish({ productId, variantId, mobile: given }: NotifyMeBody): Wish {
  return { productId, variantId: variantId ?? null, ...valuesOf({ mobile: mobile(given) }) }
}
