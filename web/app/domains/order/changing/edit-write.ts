import type { UserError } from '#app/lib/apollo/mutate.ts'
import { field, fields } from '#app/lib/forms/field.ts'
import { foldDigits } from '#app/lib/forms/typed-text.ts'
import { textOf } from '#app/lib/i18n/i18n.ts'
import { accepted, refused } from '#app/lib/route/results.ts'
import type { Write } from '#app/lib/route/route-types.ts'
import { OrderEditSaveDocument } from './__generated__/order-edit.ts'
import { lineRefusals } from './line-refusals.ts'
import { orderLinkOf } from '#app/domains/order/following/order-link.ts'
import { orderPath } from '#app/domains/order/order-paths.ts'

const MOST_LINES = 50
const placeFields = [
  'stateId',
  'cityId',
  'regionId',
  'streetAddress',
  'buildingNumber',
  'floorNumber',
  'apartmentNumber',
  'landmark',
  'notes',
] as const

/**
 * Keeps a change of an order. The form has `revision`, for each `line` its `quantity-…`, `variant-…` (with `was-…`, what it is
 * now) and `remove-…`, and `where`: keep, other (with the fields of an address), or the id of a place of the address book.
 */
export const editWrite: Write = async ({ form, locale, params, url }, { mutate }) => {
  if (field(form, 'intent') === 'places') return refused([], form)
  const link = orderLinkOf({ params, url })
  const lines = linesOf(form)
  if (lines.length === 0) {
    return refused([{ code: 'VALIDATION_FAILED', path: ['lines'], message: textOf(locale)('order:editing.nothing') }], form)
  }
  const input = { ...link, expectedRevision: Number(field(form, 'revision')) || 0, lines, ...placeOf(form) }
  const { userErrors } = (await mutate(OrderEditSaveDocument, { input })).orderEditSave
  if (userErrors.length > 0) return refused(lineRefusals(userErrors.map(ofForm), (line) => line), form)
  return accepted({ without: orderPath(link) })
}

/** A refusal of no field stays above the form, which is where those of all lines are. */
function ofForm(refusal: UserError): UserError {
  return refusal.path ? refusal : { ...refusal, path: ['lines'] }
}

function linesOf(form: FormData) {
  const ids = form.getAll('line').filter((id): id is string => typeof id === 'string')
  return ids
    .slice(0, MOST_LINES)
    .filter((lineId) => field(form, `remove-${lineId}`) === '')
    .map((lineId) => {
      const variantId = field(form, `variant-${lineId}`)
      const quantity = Number(foldDigits(field(form, `quantity-${lineId}`)))
      return {
        lineId,
        variantId: variantId && variantId !== field(form, `was-${lineId}`) ? variantId : null,
        quantity: Number.isInteger(quantity) ? quantity : 0,
      }
    })
}

function placeOf(form: FormData) {
  const where = field(form, 'where')
  if (where === 'other') return { address: fields(form, placeFields) }
  return where === '' || where === 'keep' ? {} : { addressId: where }
}
