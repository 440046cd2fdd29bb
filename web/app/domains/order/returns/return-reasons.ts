import type { ReturnBox_ReturnFragment } from './__generated__/return-box.ts'

export type Reason = ReturnBox_ReturnFragment['lines'][number]['reason']

/** Why something goes back, the commonest first. */
export const reasons: readonly Reason[] = ['SIZE', 'CHANGED_MIND', 'DEFECT', 'WRONG_ITEM', 'LATE', 'OTHER']

/** Whether a form's word is one of the reasons. */
export function isReason(word: string): word is Reason {
  return (reasons as readonly string[]).includes(word)
}
