/** Control characters except tab and line feed, and the marks that turn or hide text. First-strong isolates turn nothing, and stay. */
const UNPRINTABLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2067\u206a-\u206f\ufeff]/g

/**
 * Returns text from outside as a terminal or a log may show it: what would command the terminal or turn the line is written as `\u001b`.
 * In a line of JSON that is the same character, escaped. The three servers hold the same copy of this file.
 */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
