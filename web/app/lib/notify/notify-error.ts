import { textOf } from '#app/lib/i18n/i18n.ts'
import { asLocale } from '#app/lib/locale/locale.ts'
import { errorText, refusalText } from './error-text.ts'
import { notify } from './notify.ts'

type Refusal = Parameters<typeof refusalText>[0]

/**
 * Shows what failed as a red toast and returns its key. The same text twice is one toast. `silent`: the page says the same to screen
 * readers.
 */
export function notifyError(thrown: unknown, { silent }: { silent?: boolean } = {}): string | undefined {
  return show([errorText(thrown, textOf(language()))], silent)
}

/** Shows what the shop refused as one red toast and returns its key, if there is one. `silent`: the page says the same to screen readers. */
export function notifyRefusals(refusals: readonly Refusal[], { silent }: { silent?: boolean } = {}): string | undefined {
  return show([...new Set(refusals.map((refusal) => refusalText(refusal, textOf(language()))))], silent)
}

function show([title, ...more]: string[], silent?: boolean): string | undefined {
  return title && notify({ type: 'error', title, body: more.join('\n') || undefined, key: title, silent })
}

function language() {
  return asLocale(document.documentElement.lang) ?? 'ar'
}
