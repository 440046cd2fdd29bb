import { textOf } from '#app/lib/i18n/i18n.ts'
import { asLocale } from '#app/lib/locale/locale.ts'
import { errorText, refusalText } from './error-text.ts'
import { notify } from './notify.ts'

type Refusal = Parameters<typeof refusalText>[0]

/** Shows what failed as a red toast. The same text twice is one toast. */
export function notifyError(thrown: unknown): void {
  show('error', errorText(thrown, textOf(language())))
}

/** Shows what the shop refused, one toast for each. */
export function notifyRefusals(refusals: readonly Refusal[]): void {
  for (const refusal of refusals) show('error', refusalText(refusal, textOf(language())))
}

function show(type: 'error', title: string): void {
  notify({ type, title, key: title })
}

function language() {
  return asLocale(document.documentElement.lang) ?? 'ar'
}
