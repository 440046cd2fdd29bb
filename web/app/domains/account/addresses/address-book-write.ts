import { field } from '#app/lib/forms/field.ts'
import { accepted, refused } from '#app/lib/route/results.ts'
import type { Write } from '#app/lib/route/route-types.ts'
import { AddressDefaultSetDocument, AddressDeleteDocument } from './__generated__/address-writes.ts'

/** What the cards of the address book ask: `intent` is `delete` or `default`, of the place `id`. */
export const addressBookWrite: Write = async ({ form }, { mutate }) => {
  const id = field(form, 'id')
  const intent = field(form, 'intent')
  if (intent !== 'delete' && intent !== 'default') return refused([{ code: 'VALIDATION_FAILED', path: ['intent'], message: '' }], form)
  const { userErrors } =
    intent === 'delete'
      ? (await mutate(AddressDeleteDocument, { id })).addressDelete
      : (await mutate(AddressDefaultSetDocument, { id })).addressDefaultSet
  return userErrors.length > 0 ? refused(userErrors, form) : accepted({ data: intent })
}
