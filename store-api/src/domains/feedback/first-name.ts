/** Names that are half of a first name: عبد الرحمن, أبو بكر. */
const HALVES = /^(عبد|أبو|ابو|abd|abdel|abdul|abou|abu|el)$/i

/** The first name of a full one, which is all that others read of who wrote a review. */
export function firstName(fullName: string): string {
  const [first = '', second] = fullName.trim().split(/\s+/)
  return second && HALVES.test(first) ? `${first} ${second}` : first
}
