import type { Language } from 'server-kit/language.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { ErrorCode } from '#src/http/error-codes.ts'
import { fieldMessage } from '#src/http/field-messages.ts'
import { formatMoney } from '#src/money.ts'
import type { Coupon, CouponProblem } from './coupon-rules.ts'

type Refused = Pick<Coupon, 'minimum'> & { problem: CouponProblem | 'UNKNOWN' }

/** A stopped coupon is refused like an unknown one. */
const codes: Record<Refused['problem'], ErrorCode> = {
  EXPIRED: 'COUPON_EXPIRED', MINIMUM: 'COUPON_MINIMUM', ITEMS: 'COUPON_ITEMS', USED_UP: 'COUPON_USED_UP',
  STOPPED: 'COUPON_UNKNOWN', UNKNOWN: 'COUPON_UNKNOWN',
}

/** Returns the refusal of a coupon at a field of the request. */
export function refusalOfCoupon({ problem, minimum }: Refused, field: 'code' | 'coupon', language: Language): ApiError {
  const code = codes[problem]
  const least = problem === 'MINIMUM' && minimum !== null ? { minimum } : {}
  return new ApiError(code, { fields: { [field]: [{ rule: code, values: sumOf(minimum, language) }] }, ...least })
}

/** Returns why a coupon saves nothing, for display. */
export function textOfProblem({ problem, minimum }: Refused, language: Language): string {
  return fieldMessage('coupon', codes[problem], language, sumOf(minimum, language))
}

/** Returns what a coupon saves, in piastres, for display; of free delivery the fee may be unknown, or saved already. */
export function textOfSaving({ benefit }: Pick<Coupon, 'benefit'>, saving: number, isFeeKnown: boolean, language: Language): string {
  const isArabic = language === 'ar'
  if (saving > 0) return isArabic ? `وفّرت ${formatMoney(saving, language)}` : `You save ${formatMoney(saving, language)}`
  if (benefit !== 'freeDelivery') return isArabic ? 'الكود مش موفّر حاجة هنا' : 'The code saves nothing here'
  if (isFeeKnown) return isArabic ? 'التوصيل مجاني من غير الكود' : 'Delivery is free without the code'
  return isArabic ? 'التوصيل علينا' : 'Delivery is on us'
}

function sumOf(minimum: number | null, language: Language): Record<string, string> {
  return minimum === null ? {} : { sum: formatMoney(minimum, language) }
}
