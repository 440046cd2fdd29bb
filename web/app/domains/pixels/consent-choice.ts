export type Choice = 'yes' | 'no'

/** Name of the cookie that stores the choice for a year, and of the form field. */
export const CONSENT = 'consent'

/** Returns the visitor's current choice, which may be newer than the document. Browser only. */
export function choiceNow(): Choice | undefined {
  return asChoice(new RegExp(`(?:^|; )${CONSENT}=(\\w+)`).exec(document.cookie)?.[1])
}

/** Returns 'yes' or 'no' if the text is one of them. */
export function asChoice(text: unknown): Choice | undefined {
  return text === 'yes' || text === 'no' ? text : undefined
}
