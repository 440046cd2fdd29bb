import { accepted, defineWrite } from '#app/lib/forms/write.ts'
import { textOf } from '#app/lib/i18n/i18n.ts'
import type { Locale } from '#app/lib/locale/locale.ts'
import { AccountImageRemoveDocument, AccountImageUpdateDocument } from '#app/domains/account/profile/__generated__/profile-writes.ts'

const done = (_: unknown, { locale }: { locale: Locale }) => accepted({ without: '/profile', notice: textOf(locale)('account:photo.done') })

/** Saves the photo in the field `image`. */
export const photoUpdateWrite = defineWrite({
  mutation: AccountImageUpdateDocument,
  check: ({ form, locale }) =>
    photoIn(form).size > 0 ? [] : [{ code: 'VALIDATION_FAILED', path: ['image'], message: textOf(locale)('account:photo.none'), unsent: true }],
  variables: ({ form }) => ({ image: photoIn(form) }),
  done,
})

/** Removes the photo. */
export const photoRemoveWrite = defineWrite({ mutation: AccountImageRemoveDocument, variables: () => ({}), done })

/** Returns the file of a form; an empty one when none was chosen. */
function photoIn(form: FormData): Blob {
  const image = form.get('image')
  return image instanceof Blob ? image : new Blob()
}
