export type Choice = 'yes' | 'no'

/** The cookie that keeps the choice for a year, and the form's field. */
export const CONSENT = 'consent'

/** 'yes' or 'no', when the text is one of them. */
export function asChoice(text: unknown): Choice | undefined {
  return text === 'yes' || text === 'no' ? text : undefined
}
