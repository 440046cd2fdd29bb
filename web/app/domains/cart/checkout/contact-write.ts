import { fields } from '#app/lib/forms/field.ts'
import { accepted, defineWrite } from '#app/lib/forms/write.ts'
import { CartContactUpdateDocument } from './__generated__/contact-write.ts'
import { contactDetailsRules } from './checkout.rules.ts'
import { contactDetailsFieldNames } from './contact-details-fields.tsx'
import { refuseStep } from './refuse-step.ts'

/** Saves the contact details and leads to the address step. */
export const contactDetailsWrite = defineWrite({
  mutation: CartContactUpdateDocument,
  rules: contactDetailsRules,
  variables: ({ form }) => ({ input: { contact: fields(form, contactDetailsFieldNames) } }),
  done: () => accepted({ next: '/cart/address' }),
  refused: ({ cartContactUpdate: { userErrors } }, { form }) => refuseStep(userErrors, form),
})
