import { field } from '#app/lib/forms/field.ts'
import { textOf } from '#app/lib/i18n/i18n.ts'
import { accepted, refused } from '#app/lib/route/results.ts'
import type { Write } from '#app/lib/route/route-types.ts'
import { AccountImageRemoveDocument, AccountImageUpdateDocument } from '#app/domains/account/profile/__generated__/profile-writes.ts'

/** Takes a photo (`image`), or takes it away (`intent` remove). */
export const photoWrite: Write = async ({ form, locale }, { mutate }) => {
  if (field(form, 'intent') === 'remove') {
    await mutate(AccountImageRemoveDocument, {})
    return accepted({ without: '/profile' })
  }
  const image = form.get('image')
  if (!(image instanceof Blob) || image.size === 0) {
    return refused([{ code: 'VALIDATION_FAILED', path: ['image'], message: textOf(locale)('account:photo.none') }], form)
  }
  const { userErrors } = (await mutate(AccountImageUpdateDocument, { image })).accountImageUpdate
  return userErrors.length > 0 ? refused(userErrors, form) : accepted({ without: '/profile' })
}
