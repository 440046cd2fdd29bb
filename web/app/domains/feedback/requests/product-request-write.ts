import type { UserError } from '#app/lib/apollo/mutate.ts'
import { checkForm } from '#app/lib/forms/check-form.ts'
import { field, fields } from '#app/lib/forms/field.ts'
import { textOf } from '#app/lib/i18n/i18n.ts'
import { accepted, refused } from '#app/lib/route/results.ts'
import type { Write } from '#app/lib/route/route-types.ts'
import { ProductFindDocument, ProductSuggestDocument } from '#app/domains/feedback/letters/__generated__/contact-writes.ts'
import { requestRules } from '#app/domains/feedback/feedback.rules.ts'
import { sentPath } from '#app/domains/feedback/sent-number.ts'

/** What the shop takes, in bytes: a larger file need not be sent to be refused. */
const MAX_PICTURE = 5 * 1024 * 1024
const makers = ['clubId', 'brandId', 'otherMaker'] as const
const others = ['name', 'categoryId', 'size', 'color', 'link', 'mobile', 'notes'] as const

/** Asks the shop to look for a product; gives the number that the request is known by. */
export const findWrite: Write = async ({ form, locale, url }, { mutate }) => {
  const faults = faultsOf(form, textOf(locale))
  if (faults.length > 0) return refused(faults, form)
  const { number, userErrors } = (await mutate(ProductFindDocument, { input: fields(form, [...makers, ...others]) })).productFind
  return userErrors.length > 0 ? refused(userErrors, form) : accepted({ data: number, without: sentPath(url, number) })
}

/** Suggests a product to the shop, with the picture `image` or without; gives the number that the suggestion is known by. */
export const suggestWrite: Write = async ({ form, locale, url }, { mutate }) => {
  const t = textOf(locale)
  const file = form.get('image')
  const image = file instanceof Blob && file.size > 0 ? file : null
  const tooLarge: UserError = { code: 'FILE_TOO_LARGE', path: ['image'], message: t('errors:FILE_TOO_LARGE') }
  const faults = [...faultsOf(form, t), ...(image && image.size > MAX_PICTURE ? [tooLarge] : [])]
  if (faults.length > 0) return refused(faults, form)
  const input = fields(form, [...makers, ...others])
  const { number, userErrors } = (await mutate(ProductSuggestDocument, { input, image })).productSuggest
  return userErrors.length > 0 ? refused(userErrors.map(atImage), form) : accepted({ data: number, without: sentPath(url, number) })
}

function faultsOf(form: FormData, t: ReturnType<typeof textOf>): UserError[] {
  const named = makers.some((name) => field(form, name) !== '')
  const noMaker = { code: 'VALIDATION_FAILED', path: ['clubId'], message: t('feedback:rules.maker') }
  return [...checkForm(requestRules, form, t), ...(named ? [] : [noMaker])]
}

/** What is wrong with the picture is told at it. */
function atImage(refusal: UserError): UserError {
  return refusal.code.startsWith('FILE_') ? { ...refusal, path: ['image'] } : refusal
}
