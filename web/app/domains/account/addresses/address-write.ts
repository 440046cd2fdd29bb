import { checkForm, type FormRules } from '#app/lib/forms/check-form.ts'
import { field, fields } from '#app/lib/forms/field.ts'
import { textOf } from '#app/lib/i18n/i18n.ts'
import { accepted, refused } from '#app/lib/route/results.ts'
import type { Write } from '#app/lib/route/route-types.ts'
import { AddressAddDocument, AddressUpdateDocument } from './__generated__/address-writes.ts'
import type { AddressInput } from '#app/__generated__/schema.ts'
import { profilePaths } from '#app/domains/account/profile-paths.ts'

/**
 * Keeps a place of the address book: the one of the page's `id`, else a new one. `names` are the form's fields. `intent` = `places` asks
 * only for the form again, with the lists that belong to what is chosen: for a visitor without JavaScript.
 */
export function addressWrite(rules: FormRules, names: readonly Exclude<keyof AddressInput, 'isDefault'>[]): Write {
  return async ({ form, locale, params: { id } }, { mutate }) => {
    if (field(form, 'intent') === 'places') return refused([], form)
    const faults = checkForm(rules, form, textOf(locale))
    if (faults.length > 0) return refused(faults, form)
    const input = { ...fields(form, names), isDefault: field(form, 'isDefault') === 'yes' }
    const { userErrors } =
      id === undefined
        ? (await mutate(AddressAddDocument, { input })).addressAdd
        : (await mutate(AddressUpdateDocument, { id, input })).addressUpdate
    return userErrors.length > 0 ? refused(userErrors, form) : accepted({ next: profilePaths.addressBook })
  }
}
