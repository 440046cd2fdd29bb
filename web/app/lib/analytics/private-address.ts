/** Pages whose address opens something, or says who somebody is. */
const PRIVATE =
  /^\/(client|order-placed|track-order|profile|authentication|forgot-password|reset-password|login|register|logout)(\/|$)/i

/** Words that look like an e-mail or a telephone number. */
const PERSON = /@|(?:[\d٠-٩][\s+-]*){7,}/

/** Whether no pixel may read an address: all of them send it along. */
export function isPrivate({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
  return PRIVATE.test(pathname) || namesPerson(new URLSearchParams(search).get('q') ?? '')
}

/** Whether a text may name a person, e.g. what was typed into the search field. */
export function namesPerson(text: string): boolean {
  return PERSON.test(text)
}
