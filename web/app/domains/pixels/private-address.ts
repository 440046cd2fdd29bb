import { pagesWithoutPixels } from '#private.config.ts'

const PRIVATE = new RegExp(`^/(${pagesWithoutPixels.join('|')})(/|$)`, 'i')

/** Matches words that look like an e-mail address or a phone number. */
const PERSON = /@|(?:[\d٠-٩][\s+-]*){7,}/

/** Whether an address must be hidden from pixels: all of them send it. */
export function isPrivate({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
  return PRIVATE.test(pathname) || namesPerson(new URLSearchParams(search).get('q') ?? '')
}

/** Whether a text may contain personal data, e.g. a search text. */
export function namesPerson(text: string): boolean {
  return PERSON.test(text)
}
