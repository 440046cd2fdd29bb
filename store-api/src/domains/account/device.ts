import Bowser from 'bowser'
import type { Language } from 'server-kit/language.ts'
import { tidyText } from '#src/http/text.ts'

/** More characters than a name needs, and fewer than would break a page. */
const MAX_NAME = 40
const ON = { ar: 'على', en: 'on' }
const UNKNOWN = { ar: 'جهاز مش معروف', en: 'Unknown device' }

/** The first product of a user agent; browsers call it `Mozilla`. */
const PRODUCT = /^(?!Mozilla\/)[\w.-]+/

/** Describes the device of a user agent, e.g. 'Chrome on Android'; a program by its own name. */
export function deviceOf(userAgent: string | null, language: Language): string {
  const { browser, os } = userAgent ? Bowser.parse(userAgent) : {}
  const [program, system] = [browser?.name || userAgent?.match(PRODUCT)?.[0], os?.name].map((name) =>
    tidyText(name ?? '').slice(0, MAX_NAME),
  )
  if (program && system) return `${program} ${ON[language]} ${system}`
  return program || system || UNKNOWN[language]
}
