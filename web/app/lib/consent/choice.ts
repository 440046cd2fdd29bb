export type Choice = 'yes' | 'no'

/** The cookie that keeps the choice for a year, and the form's field. */
export const CONSENT = 'consent'

/** What the visitor has chosen by now, whatever the document knows of it. Browser only. */
export function choiceNow(): Choice | undefined {
  return asChoice(new RegExp(`(?:^|; )${CONSENT}=(\\w+)`).exec(document.cookie)?.[1])
}

/** 'yes' or 'no', when the text is one of them. */
export function asChoice(text: unknown): Choice | undefined {
  return text === 'yes' || text === 'no' ? text : undefined
}
