import type { i18n } from 'i18next'
import { textOf } from '#app/lib/i18n/i18n.ts'
import { notifyAfterLoad } from '#app/lib/notify/after-load.ts'
import { notify } from '#app/lib/notify/notify.ts'
import type { Accepted, Write } from '#app/lib/route/route-types.ts'

/** A write for the browser that tells what it did: on the page that comes next, be it a new document or not. */
export function telling(write: Write, words: (t: i18n['t'], result: Accepted) => string | undefined): Write {
  return async (visit, tools) => {
    const result = await write(visit, tools)
    const title = result.ok ? words(textOf(visit.locale), result) : undefined
    if (result.ok && title) (result.reload ? notifyAfterLoad : notify)({ type: 'success', title })
    return result
  }
}
