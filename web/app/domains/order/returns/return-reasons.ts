import type { ReturnBox_ReturnFragment } from '#app/domains/order/changing/__generated__/return-box.ts'

export type Reason = ReturnBox_ReturnFragment['lines'][number]['reason']

/** Return reasons, the most frequent first. */
export const reasons: readonly Reason[] = ['SIZE', 'CHANGED_MIND', 'DEFECT', 'WRONG_ITEM', 'LATE', 'OTHER']

/** Whether a form value is a return reason. */
export function isReason(word: string): word is Reason {
  return (reasons as readonly string[]).includes(word)
}
