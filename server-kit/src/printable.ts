/**
 * Control characters except tab and line feed, and the marks that turn or hide text. First-strong isolates turn
 * nothing, and stay.
 */
const UNPRINTABLE =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2067\u206a-\u206f\ufeff]/g

/**
 * Returns external text as it may be written to a terminal or a log: characters that would command the terminal or
 * reorder the line become `\u001b`. In a line of JSON that is the same character, escaped.
 */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
