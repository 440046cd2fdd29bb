import { field } from '#app/lib/forms/field.ts'
import { foldDigits } from '#app/lib/forms/typed-text.ts'
import { textOf } from '#app/lib/i18n/i18n.ts'
import { accepted, refused } from '#app/lib/route/results.ts'
import type { Write } from '#app/lib/route/route-types.ts'
import { OrderReturnAskDocument } from './__generated__/order-return.ts'
import { lineRefusals } from '#app/domains/order/changing/line-refusals.ts'
import { orderLinkOf } from '#app/domains/order/following/order-link.ts'
import { orderPath } from '#app/domains/order/order-paths.ts'
import { isReason } from './return-reasons.ts'

const MOST_LINES = 50

/** Asks to give pieces back: for each `line` of the form `quantity-…` and `reason-…`, and a `note`. */
export const returnWrite: Write = async ({ form, locale, params, url }, { mutate }) => {
  const t = textOf(locale)
  const link = orderLinkOf({ params, url })
  const chosen = chosenIn(form)
  if (chosen.length === 0) return refused([fault('lines', t('order:returns.nothing'))], form)
  const unsaid = chosen.filter(({ reason }) => !isReason(reason))
  const faults = unsaid.map(({ lineId }) => fault(`reason-${lineId}`, t('order:returns.why')))
  if (faults.length > 0) return refused(faults, form)
  const lines = chosen.flatMap(({ reason, ...piece }) => (isReason(reason) ? [{ ...piece, reason }] : []))
  const input = { ...link, lines, note: field(form, 'note').slice(0, 500) || null }
  const { userErrors } = (await mutate(OrderReturnAskDocument, { input })).orderReturnAsk
  // The shop counts the lines that go back, from 0.
  const nameOf = (place: string) => lines[Number(place)] && `reason-${lines[Number(place)]?.lineId}`
  if (userErrors.length > 0) return refused(lineRefusals(userErrors, nameOf), form)
  return accepted({ without: orderPath(link) })
}

function chosenIn(form: FormData) {
  const ids = form.getAll('line').filter((id): id is string => typeof id === 'string')
  return ids.slice(0, MOST_LINES).flatMap((lineId) => {
    const quantity = Number(foldDigits(field(form, `quantity-${lineId}`)))
    return Number.isInteger(quantity) && quantity > 0 ? [{ lineId, quantity, reason: field(form, `reason-${lineId}`) }] : []
  })
}

function fault(name: string, message: string) {
  return { code: 'VALIDATION_FAILED', path: [name], message }
}
