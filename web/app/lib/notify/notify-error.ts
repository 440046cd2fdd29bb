import type { ApolloClient } from '@apollo/client'
import { type MutationData, refusalsIn, type Written, writtenData } from '#app/lib/apollo/written.ts'
import { textsIn } from '#app/lib/i18n/i18n.ts'
import { documentLocale } from '#app/lib/locale/locale.ts'
import { errorText, refusalText } from './error-text.ts'
import { notify } from './notify.ts'

type Refusal = Parameters<typeof refusalText>[0]

/**
 * Shows an error as a red toast and returns its key. Equal texts share one toast. `silent`: hidden from screen readers,
 * because the page announces the same.
 */
export function notifyError(thrown: unknown, { silent }: { silent?: boolean } = {}): string | undefined {
  return show([errorText(thrown, textsIn(documentLocale()))], silent)
}

/** Shows the user errors as one red toast and returns its key, if there is one. `silent`: as above. */
export function notifyRefusals(
  refusals: readonly Refusal[],
  { silent }: { silent?: boolean } = {},
): string | undefined {
  return show([...new Set(refusals.map((refusal) => refusalText(refusal, textsIn(documentLocale()))))], silent)
}

/**
 * Shows a mutation's user errors or its fault as a toast: `reportResult(await remove({ variables }))`. Returns its
 * data, also with user errors; undefined after a fault.
 */
export function reportResult<Data extends MutationData>(
  result: ApolloClient.MutateResult<Data>,
): Written<Data> | undefined {
  try {
    const data = writtenData(result)
    notifyRefusals(refusalsIn(data))
    return data
  } catch (thrown) {
    notifyError(thrown)
    return undefined
  }
}

function show([title, ...more]: string[], silent?: boolean): string | undefined {
  return title && notify({ type: 'error', title, body: more.join('\n') || undefined, key: title, silent })
}
