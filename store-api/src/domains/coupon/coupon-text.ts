import type { Language } from 'server-kit/language.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { ErrorCode } from '#src/http/error-codes.ts'
import { fieldMessage } from '#src/http/field-messages.ts'
import { formatMoney } from '#src/money.ts'
import type { Coupon, CouponExclusion } from './coupon-rules.ts'
import type { CartCoupon } from './coupon.schema.ts'

/** A coupon with a problem, and the facts that explain it. */
export type RefusedCoupon = Pick<CartCoupon, 'problem' | 'minimum' | 'missing' | 'excluded'>

/** The code of no coupon. */
export const unknownCoupon = { problem: 'UNKNOWN', minimum: null, missing: null, excluded: [] } satisfies RefusedCoupon

/** Named excluded items in one text. */
const MOST_NAMED = 3

/** Counts that Arabic says as words. */
const ARABIC_COUNTS: Partial<Record<number, string>> = { 1: 'واحد', 2: 'اتنين' }

/** A stopped coupon is refused like an unknown one. */
const codes: Record<NonNullable<CartCoupon['problem']>, ErrorCode> = {
  EXPIRED: 'COUPON_EXPIRED',
  MINIMUM: 'COUPON_MINIMUM',
  ITEMS: 'COUPON_ITEMS',
  USED_UP: 'COUPON_USED_UP',
  STOPPED: 'COUPON_UNKNOWN',
  UNKNOWN: 'COUPON_UNKNOWN',
}

const reasons = {
  OFFER: { ar: 'عليه خصم أصلًا', en: 'already on offer' },
  PRODUCT: { ar: 'مش من منتجات الكود', en: 'not covered by this code' },
}

/** Returns the refusal of a coupon at a field of the request. */
export function refusalOfCoupon(coupon: RefusedCoupon, field: 'code' | 'coupon', language: Language): ApiError {
  const { problem, minimum, missing } = coupon
  const code = codes[problem ?? 'UNKNOWN']
  const sums = problem === 'MINIMUM' && minimum !== null && missing !== null ? { minimum, missing } : {}
  return new ApiError(code, { fields: { [field]: [{ rule: code, values: messageValues(coupon, language) }] }, ...sums })
}

/** Returns why a coupon saves nothing, for display. */
export function textOfProblem(coupon: RefusedCoupon, language: Language): string {
  return fieldMessage('coupon', codes[coupon.problem ?? 'UNKNOWN'], language, messageValues(coupon, language))
}

type Saving = { coupon: Pick<Coupon, 'benefit'>; excluded: CouponExclusion[] }

/** Returns what a coupon saves, in piastres, for display; of free delivery the fee may be unknown, or saved already. */
export function textOfSaving(
  { coupon: { benefit }, excluded }: Saving,
  saving: number,
  isFeeKnown: boolean,
  language: Language,
): string {
  const isArabic = language === 'ar'
  const rest = excluded.length > 0 && benefit !== 'freeDelivery' ? `.${exclusionsOf(excluded, language)}` : ''
  if (saving > 0)
    return (isArabic ? `وفّرت ${formatMoney(saving, language)}` : `You save ${formatMoney(saving, language)}`) + rest
  if (benefit !== 'freeDelivery') return (isArabic ? 'الكود مش موفّر حاجة هنا' : 'The code saves nothing here') + rest
  if (isFeeKnown) return isArabic ? 'التوصيل مجاني من غير الكود' : 'Delivery is free without the code'
  return isArabic ? 'التوصيل علينا' : 'Delivery is on us'
}

function messageValues({ minimum, missing, excluded }: RefusedCoupon, language: Language): Record<string, string> {
  return {
    sum: formatMoney(minimum ?? 0, language),
    missing: formatMoney(missing ?? 0, language),
    excluded: exclusionsOf(excluded, language),
  }
}

/**
 * Returns a sentence with a space before it, e.g. ` Not counted: Ball (already on offer).`; empty when all items count.
 */
function exclusionsOf(excluded: CouponExclusion[], language: Language): string {
  const isArabic = language === 'ar'
  const named = [...new Set(excluded.map(({ name, reason }) => `${name} (${reasons[reason][language]})`))]
  const more = named.length - MOST_NAMED
  const others = isArabic ? `و${ARABIC_COUNTS[more] ?? more} كمان` : `and ${more} more`
  const parts = more > 0 ? [...named.slice(0, MOST_NAMED), others] : named
  if (parts.length === 0) return ''
  return isArabic ? ` مش محسوب: ${parts.join('، ')}.` : ` Not counted: ${parts.join(', ')}.`
}
