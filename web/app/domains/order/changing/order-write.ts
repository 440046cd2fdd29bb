import { checkForm } from '#app/lib/forms/check-form.ts'
import { field } from '#app/lib/forms/field.ts'
import { textOf } from '#app/lib/i18n/i18n.ts'
import { accepted, refused } from '#app/lib/route/results.ts'
import type { Mutate, Visit, Write, WriteResult } from '#app/lib/route/route-types.ts'
import {
  OrderCancelDocument,
  OrderConfirmDocument,
  OrderDeliveryTimeSetDocument,
  OrderEditBeginDocument,
  OrderEditDiscardDocument,
  OrderReorderDocument,
  OrderReturnWithdrawDocument,
  type OrderDeliveryTimeSetMutationVariables,
} from './__generated__/order-changes.ts'
import { codeRefusals } from './code-refusals.ts'
import { codeRules } from './code.rules.ts'
import { orderLinkOf } from '#app/domains/order/following/order-link.ts'
import { orderPartPath, orderPath } from '#app/domains/order/order-paths.ts'

type Ask = { form: FormData; link: ReturnType<typeof orderLinkOf>; mutate: Mutate; locale: Visit['locale'] }
type Part = OrderDeliveryTimeSetMutationVariables['input']['part']

// What a form can ask of an order, by its `intent`.
const wishes = {
  async confirm({ form, link, mutate, locale }) {
    const proof = field(form, 'confirm')
    const faults = form.has('code') ? checkForm(codeRules, form, textOf(locale)) : []
    if (faults.length > 0) return refused(faults, form)
    const input = { id: link.id, token: proof || link.token, code: field(form, 'code') || null }
    const { userErrors } = (await mutate(OrderConfirmDocument, { input })).orderConfirm
    return done(codeRefusals(userErrors), form, { without: orderPath(link), data: { done: 'confirm' } })
  },
  async cancel({ form, link, mutate }) {
    const input = { ...link, reason: field(form, 'reason').slice(0, 500) || null }
    const { userErrors } = (await mutate(OrderCancelDocument, { input })).orderCancel
    return done(userErrors, form, { data: { done: 'cancel' } })
  },
  async edit({ form, link, mutate }) {
    const { userErrors } = (await mutate(OrderEditBeginDocument, { input: link })).orderEditBegin
    return done(userErrors, form, { next: orderPartPath(link, 'edit') })
  },
  async discard({ form, link, mutate }) {
    const { userErrors } = (await mutate(OrderEditDiscardDocument, { input: link })).orderEditDiscard
    return done(userErrors, form, { without: orderPath(link), data: { done: 'discard', at: orderPath(link) } })
  },
  async deliveryTime({ form, link, mutate, locale }) {
    const [day = '', part = ''] = field(form, 'slot').split(' ')
    if (!isPart(part)) return refused([missing('slot', textOf(locale)('order:deliveryTime.required'))], form)
    const { userErrors } = (await mutate(OrderDeliveryTimeSetDocument, { input: { ...link, day, part } })).orderDeliveryTimeSet
    return done(userErrors, form, { data: { done: 'deliveryTime' } })
  },
  async withdraw({ form, link, mutate }) {
    const { userErrors } = (await mutate(OrderReturnWithdrawDocument, { input: link })).orderReturnWithdraw
    return done(userErrors, form, { without: orderPath(link), data: { done: 'withdraw' } })
  },
  async reorder({ form, link, mutate }) {
    const { userErrors, merged } = (await mutate(OrderReorderDocument, { input: link })).orderReorder
    return done(userErrors, form, { without: '/my-cart', data: { done: 'reorder', merged, at: '/my-cart' } })
  },
} satisfies Record<string, (ask: Ask) => Promise<WriteResult>>

export type Intent = keyof typeof wishes

/**
 * What the forms about an order do: `intent` is confirm (code, or confirm: the token of the message), cancel (reason), edit,
 * discard, deliveryTime (slot: day and part), withdraw or reorder. The page is read anew after it, done or refused, so that it
 * shows what is.
 */
export const orderWrite: Write = async ({ form, locale, params, url }, { mutate }) => {
  const intent = field(form, 'intent')
  if (!isIntent(intent)) return refused([missing('intent', '')], form)
  return wishes[intent]({ form, link: orderLinkOf({ params, url }), mutate, locale })
}

type Refusals = Parameters<typeof refused>[0]

function done(userErrors: Refusals, form: FormData, then: Parameters<typeof accepted>[0]): WriteResult {
  return userErrors.length > 0 ? refused(userErrors, form) : accepted(then)
}

function missing(name: string, message: string): Refusals[number] {
  return { code: 'VALIDATION_FAILED', path: [name], message }
}

function isIntent(intent: string): intent is Intent {
  return Object.hasOwn(wishes, intent)
}

function isPart(part: string): part is Part {
  return ['MORNING', 'AFTERNOON', 'EVENING'].includes(part)
}
