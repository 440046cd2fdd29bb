import * as v from 'valibot'
import * as fields from '#app/__generated__/field-rules.ts'
import type { UserError } from '#app/lib/apollo/written.ts'
import { field } from '#app/lib/forms/field.ts'
import { mobile, required } from '#app/lib/forms/rules.ts'
import { foldDigits } from '#app/lib/forms/typed-text.ts'
import { accepted, defineWrite, refused } from '#app/lib/forms/write.ts'
import { textsIn } from '#app/lib/i18n/i18n.ts'
import { lineRefusals, refusedQuote } from '#app/domains/order/line-refusals.ts'
import { orderLinkOf, orderPath } from '#app/domains/order/order-paths.ts'
import type { ReturnBox_ReturnFragment } from './__generated__/order-return.ts'
import {
  OrderReorderDocument,
  OrderReturnRequestDocument,
  OrderReturnWithdrawDocument,
} from './__generated__/order-return.ts'

export type Reason = ReturnBox_ReturnFragment['lines'][number]['reason']

/** Return reasons, the most frequent first. */
export const reasons: readonly Reason[] = ['SIZE', 'CHANGED_MIND', 'DEFECT', 'WRONG_ITEM', 'LATE', 'OTHER']

/** Returns those of the reasons whose time is not over, the most frequent first. */
export function reasonsOf(open: readonly Reason[]): Reason[] {
  return reasons.filter((reason) => open.includes(reason))
}

/** Whether units of a line come back only through a fault of the shop. */
export function isFaultOnly({ returnReasons }: { returnReasons: readonly Reason[] }): boolean {
  return !returnReasons.includes('CHANGED_MIND')
}

/** Whether a form value is a return reason. */
export function isReason(word: string): word is Reason {
  return reasons.some((reason) => reason === word)
}

type RefundMethod = ReturnBox_ReturnFragment['refundMethod']

type ReturnMethod = ReturnBox_ReturnFragment['returnMethod']

/** Ways in which items come back, the default first. */
export const returnMethods: readonly ReturnMethod[] = ['COURIER', 'BRANCH']

/** Ways to get the money of a return back, the default first. */
export const refundMethods: readonly RefundMethod[] = ['CASH', 'INSTAPAY', 'WALLET']

/** Returns the key of a way's texts (`order:returns.method.*`): cash is paid where the items come back. */
export function refundKey(method: RefundMethod, inBranch: boolean) {
  return method === 'CASH' && inBranch ? 'cashInBranch' : method
}

/** Name of the field with the account of each way; cash has none. */
const accountFields = { CASH: '', INSTAPAY: 'instapay', WALLET: 'wallet' } as const

function methodIn(form: FormData): RefundMethod {
  return refundMethods.find((method) => method === field(form, 'refundMethod')) ?? 'CASH'
}

const INSTAPAY = 'order:returns.instapayInvalid'
const WALLET = 'order:returns.walletInvalid'

const accountRules = {
  CASH: v.object({}),
  INSTAPAY: v.object({
    instapay: v.pipe(
      required(INSTAPAY),
      v.check((text) => fields.instapayAddress.pattern.test(foldDigits(text).toLowerCase()), INSTAPAY),
    ),
  }),
  WALLET: v.object({ wallet: mobile({ required: WALLET, min: WALLET, invalid: WALLET }) }),
}

/** Returns the rules of the chosen way's account (docs/rules/returns.md#refund-method). */
export function refundRules(form: FormData) {
  return accountRules[methodIn(form)]
}

const MOST_LINES = 50

/**
 * What a form sends that has shown no refund, as without JavaScript before the first press: no return gives back one
 * piastre, so the shop answers with the sum.
 */
const UNSEEN = '0.01'

/**
 * Requests a return. Another refund than `expectedRefund` is not requested but shown: the values have it as
 * `expectedRefund` and, formatted, as `newRefund`, so that the next press requests it. The form has for each `line` its
 * `quantity-…` and `reason-…`, and `notes` and the fields of the refund.
 */
export const returnWrite = defineWrite({
  mutation: OrderReturnRequestDocument,
  rules: refundRules,
  check({ form, locale }) {
    const t = textsIn(locale)
    const chosen = readChoice(form)
    if (chosen.length === 0) return [fault('lines', t('order:returns.nothing'))]
    return chosen
      .filter(({ reason }) => !isReason(reason))
      .map(({ lineId }) => fault(`reason-${lineId}`, t('order:returns.why')))
  },
  variables: ({ form, ...visit }) => ({
    input: {
      ...orderLinkOf(visit),
      lines: readReturnedLines(form),
      notes: field(form, 'notes').slice(0, 500) || null,
      returnMethod: returnMethodIn(form),
      expectedRefund: field(form, 'expectedRefund') || UNSEEN,
      ...refundOf(form),
    },
  }),
  done: (_, sent) =>
    accepted({ next: orderPath(orderLinkOf(sent)), notice: textsIn(sent.locale)('order:done.return') }),
  refused({ orderReturnRequest }, { form }) {
    const quoted = orderReturnRequest.userErrors.find(({ total }) => total)
    if (quoted) return refusedQuote(quoted, form, { expected: 'expectedRefund', shown: 'newRefund' })
    // Refusals name a line by its index in the input, from 0.
    const names = readReturnedLines(form).map(({ lineId }) => `reason-${lineId}`)
    return refused(
      refundRefusals(
        lineRefusals(orderReturnRequest.userErrors, (place) => names[Number(place)]),
        form,
      ),
      form,
    )
  },
})

/** Withdraws a return request. */
export const withdrawWrite = defineWrite({
  mutation: OrderReturnWithdrawDocument,
  variables: (sent) => ({ input: orderLinkOf(sent) }),
  done: (_, { locale }) => accepted({ notice: textsIn(locale)('order:done.withdraw') }),
})

/** Adds the items of an order to the cart again. */
export const reorderWrite = defineWrite({
  mutation: OrderReorderDocument,
  variables: (sent) => ({ input: orderLinkOf(sent) }),
  done: () => accepted({ next: '/my-cart' }),
})

/** Moves a refusal of the refund's account to the field of the chosen way. */
export function refundRefusals(refusals: readonly UserError[], form: FormData): UserError[] {
  const account = accountFields[methodIn(form)]
  return refusals.map((each) => (each.path?.[0] === 'refundAccount' ? { ...each, path: [account] } : each))
}

/** Reads the chosen way of the refund and its account. */
export function refundOf(form: FormData) {
  const refundMethod = methodIn(form)
  const name = accountFields[refundMethod]
  return { refundMethod, refundAccount: name && field(form, name) ? field(form, name) : null }
}

/** The chosen way; null without a choice, as for a pick-up order. */
function returnMethodIn(form: FormData): ReturnMethod | null {
  return returnMethods.find((method) => method === field(form, 'returnMethod')) ?? null
}

function readReturnedLines(form: FormData) {
  return readChoice(form).flatMap(({ reason, ...line }) => (isReason(reason) ? [{ ...line, reason }] : []))
}

function readChoice(form: FormData) {
  const ids = form.getAll('line').filter((id): id is string => typeof id === 'string')
  return ids.slice(0, MOST_LINES).flatMap((lineId) => {
    const quantity = Number(foldDigits(field(form, `quantity-${lineId}`)))
    return Number.isInteger(quantity) && quantity > 0
      ? [{ lineId, quantity, reason: field(form, `reason-${lineId}`) }]
      : []
  })
}

function fault(name: string, message: string) {
  return { code: 'VALIDATION_FAILED', path: [name], message, unsent: true as const }
}
