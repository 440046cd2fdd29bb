import * as v from 'valibot'
import { field } from '#app/lib/forms/field.ts'
import { accepted, defineWrite, refused, type Sent } from '#app/lib/forms/write.ts'
import { textsIn } from '#app/lib/i18n/i18n.ts'
import { orderLinkOf } from '#app/domains/order/order-paths.ts'
import {
  OrderCallRequestDocument,
  OrderCancelDocument,
  OrderCodeSmsSendDocument,
  OrderConfirmDocument,
  OrderDeliveryTimeSetDocument,
} from './__generated__/order-writes.ts'
import { reorderWrite, withdrawWrite } from '#app/domains/order/returns/return-write.ts'
import { codeRefusals, codeRules } from '#app/domains/order/code.rules.ts'
import { beginEditWrite, discardEditWrite } from './edit-writes.ts'

const noRules = v.object({})
const dayParts = ['MORNING', 'AFTERNOON', 'EVENING'] as const

/** Confirms an order: by the `code` of an SMS, by the token of the message (`confirm`), or by the account alone. */
export const confirmWrite = defineWrite({
  mutation: OrderConfirmDocument,
  rules: (form) => (form.has('code') ? codeRules : noRules),
  variables({ form, ...visit }) {
    const { id, token } = orderLinkOf(visit)
    return { input: { id, token: field(form, 'confirm') || token, code: field(form, 'code') || null } }
  },
  done: (_, sent) => doneWith('confirm', sent),
  refused: ({ orderConfirm }, { form }) => refused(codeRefusals(orderConfirm.userErrors), form),
})

/** Sends the code of the confirmation by SMS. */
export const codeSmsWrite = defineWrite({
  mutation: OrderCodeSmsSendDocument,
  variables: (sent) => ({ input: orderLinkOf(sent) }),
  done: (_, sent) => doneWith('codeSms', sent),
})

/** Asks the shop to call the customer, who then confirms by phone. */
export const callWrite = defineWrite({
  mutation: OrderCallRequestDocument,
  variables: (sent) => ({ input: orderLinkOf(sent) }),
  done: (_, sent) => doneWith('call', sent),
})

/** Cancels an order, or requests its cancellation. `reason` is optional. */
export const cancelWrite = defineWrite({
  mutation: OrderCancelDocument,
  variables: ({ form, ...visit }) => ({
    input: { ...orderLinkOf(visit), reason: field(form, 'reason').slice(0, 500) || null },
  }),
  done: ({ orderCancel }, sent) => doneWith(orderCancel.order?.status === 'CANCEL' ? 'cancelAsked' : 'cancel', sent),
})

/** Sets the time of the next delivery attempt. `slot` is a day and a part of it: '2026-11-22 EVENING'. */
export const deliveryTimeWrite = defineWrite({
  mutation: OrderDeliveryTimeSetDocument,
  check: ({ form, locale }) =>
    slotIn(form)
      ? []
      : [
          {
            code: 'VALIDATION_FAILED',
            path: ['slot'],
            message: textsIn(locale)('order:deliveryTime.required'),
            unsent: true,
          },
        ],
  variables({ form, ...visit }) {
    const slot = slotIn(form)
    if (!slot) throw new Error('A form without a slot does not pass the check')
    return { input: { ...orderLinkOf(visit), ...slot } }
  },
  done: (_, sent) => doneWith('deliveryTime', sent),
})

/** The writes on an order by the `intent` of the form. */
export const orderWrites = {
  confirm: confirmWrite,
  codeSms: codeSmsWrite,
  call: callWrite,
  cancel: cancelWrite,
  edit: beginEditWrite,
  discard: discardEditWrite,
  deliveryTime: deliveryTimeWrite,
  withdraw: withdrawWrite,
  reorder: reorderWrite,
}

export type Intent = keyof typeof orderWrites

type Notice = 'confirm' | 'codeSms' | 'call' | 'cancel' | 'cancelAsked' | 'deliveryTime'

function doneWith(intent: Notice, { locale }: Sent) {
  return accepted({ notice: textsIn(locale)(`order:done.${intent}`) })
}

function slotIn(form: FormData) {
  const [day = '', word = ''] = field(form, 'slot').split(' ')
  const part = dayParts.find((each) => each === word)
  return part && { day, part }
}
