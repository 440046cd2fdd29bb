import type { UserError } from '#app/lib/apollo/written.ts'
import { addressIn } from '#app/domains/location/address-input.ts'
import { field } from '#app/lib/forms/field.ts'
import { foldDigits } from '#app/lib/forms/typed-text.ts'
import { accepted, defineWrite, refused } from '#app/lib/forms/write.ts'
import { textsIn } from '#app/lib/i18n/i18n.ts'
import { OrderEditBeginDocument, OrderEditDiscardDocument, OrderEditSaveDocument } from './__generated__/order-edit.ts'
import { lineRefusals, refusedQuote } from '#app/domains/order/line-refusals.ts'
import { orderLinkOf, orderPartPath, orderPath } from '#app/domains/order/order-paths.ts'

const MOST_LINES = 50

/** Begins an edit of an order and leads to the edit page. */
export const beginEditWrite = defineWrite({
  mutation: OrderEditBeginDocument,
  variables: (sent) => ({ input: orderLinkOf(sent) }),
  done: (_, sent) => accepted({ next: orderPartPath(orderLinkOf(sent), 'edit') }),
})

/** Discards an edit. */
export const discardEditWrite = defineWrite({
  mutation: OrderEditDiscardDocument,
  variables: (sent) => ({ input: orderLinkOf(sent) }),
  done: (_, { locale }) => accepted({ notice: textsIn(locale)('order:done.discard') }),
})

/**
 * Saves an edit of an order. Another total than `expectedTotal` is not saved but shown: the values have it as
 * `expectedTotal` and, formatted, as `newTotal`, so that the next press saves it. The form has `revision`; for each
 * `line` its `quantity-…`, `variant-…` (with the present one as `was-…`) and `remove-…`; and `where`: keep, other (with
 * the fields of an address), or the id of an address of the address book.
 */
export const saveEditWrite = defineWrite({
  mutation: OrderEditSaveDocument,
  // Forms without JavaScript are sent with this intent to load the cities of a governorate or the regions of a city.
  before: ({ form }) => (field(form, 'intent') === 'places' ? refused([], form) : undefined),
  check: ({ form, locale }) =>
    readEditedLines(form).length > 0
      ? []
      : [
          {
            code: 'VALIDATION_FAILED',
            path: ['lines'],
            message: textsIn(locale)('order:editing.nothing'),
            unsent: true,
          },
        ],
  variables: ({ form, ...visit }) => ({
    input: {
      ...orderLinkOf(visit),
      expectedRevision: Number(field(form, 'revision')) || 0,
      expectedTotal: field(form, 'expectedTotal') || null,
      lines: readEditedLines(form),
      ...placeOf(form),
    },
  }),
  done: (_, sent) => accepted({ next: orderPath(orderLinkOf(sent)), notice: textsIn(sent.locale)('order:done.save') }),
  refused({ orderEditSave }, { form }) {
    const lines = readEditedLines(form)
    const quoted = orderEditSave.userErrors.find(({ total }) => total)
    if (quoted) return refusedQuote(quoted, form, { expected: 'expectedTotal', shown: 'newTotal' })
    return refused(lineRefusals(orderEditSave.userErrors, (place) => lines[Number(place)]?.lineId).map(ofForm), form)
  },
})

const OF_FORM = ['expectedRevision', 'id', 'destination', undefined]

/** Moves a refusal without a field of the form to `lines`, whose messages stand above the form. */
function ofForm(refusal: UserError): UserError {
  return OF_FORM.includes(refusal.path.at(-1)) ? { ...refusal, path: ['lines'] } : refusal
}

function readEditedLines(form: FormData) {
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
  if (where === 'other') return { destination: { address: addressIn(form) } }
  return where === '' || where === 'keep' ? {} : { destination: { addressId: where } }
}
