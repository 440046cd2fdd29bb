import { fields } from '#app/lib/forms/field.ts'
import { accepted, defineWrite } from '#app/lib/forms/write.ts'
import { CartClientUpdateDocument } from '#app/domains/cart/__generated__/cart-writes.ts'
import { clientFieldNames } from './client-fields.tsx'
import { clientRules } from './client.rules.ts'
import { refusedStep } from './refused-step.ts'

/** Keeps who orders and goes on to the address. */
export const clientWrite = defineWrite({
  mutation: CartClientUpdateDocument,
  rules: clientRules,
  variables: ({ form }) => ({ input: fields(form, clientFieldNames) }),
  done: () => accepted({ next: '/cart/address' }),
  refused: ({ cartClientUpdate: { userErrors } }, { form }) => refusedStep(userErrors, form),
})
