import type { UserError } from '#app/lib/apollo/written.ts'
import { field, fields, fileIn } from '#app/lib/forms/field.ts'
import { accepted, defineWrite, type Sent } from '#app/lib/forms/write.ts'
import { textsIn } from '#app/lib/i18n/i18n.ts'
import { ProductRequestAddDocument } from './__generated__/product-request-write.ts'
import { requestRules } from '#app/domains/feedback/feedback.rules.ts'
import { sentPath } from '#app/domains/feedback/sent-view.tsx'

/** Maximum size of a picture in bytes; larger files are refused without sending them. */
const MAX_PICTURE = 5 * 1024 * 1024
const makers = ['clubId', 'brandId', 'otherMaker'] as const
const others = ['name', 'categoryId', 'size', 'color', 'link', 'mobile', 'notes'] as const

/** Asks the shop to find a product. The response has the number of the request. */
export const findWrite = defineWrite({
  mutation: ProductRequestAddDocument,
  rules: requestRules,
  check: missingMaker,
  variables: ({ form }) => ({ input: { kind: 'FIND' as const, ...fields(form, [...makers, ...others]) } }),
  done: ({ productRequestAdd }, { url }) => accepted({ without: sentPath(url, productRequestAdd.number) }),
})

/** Suggests a product to the shop, with an optional picture `image`. The response has the number of the suggestion. */
export const suggestWrite = defineWrite({
  mutation: ProductRequestAddDocument,
  rules: requestRules,
  check: (sent) => [...missingMaker(sent), ...largePicture(sent)],
  variables: ({ form }) => ({
    input: { kind: 'SUGGEST' as const, ...fields(form, [...makers, ...others]), image: fileIn(form, 'image') },
  }),
  done: ({ productRequestAdd }, { url }) => accepted({ without: sentPath(url, productRequestAdd.number) }),
})

function missingMaker({ form, locale }: Sent): UserError[] {
  if (makers.some((name) => field(form, name) !== '')) return []
  return [
    { code: 'VALIDATION_FAILED', path: ['clubId'], message: textsIn(locale)('feedback:rules.maker'), unsent: true },
  ]
}

function largePicture({ form, locale }: Sent): UserError[] {
  if ((fileIn(form, 'image')?.size ?? 0) <= MAX_PICTURE) return []
  return [
    { code: 'FILE_TOO_LARGE', path: ['image'], message: textsIn(locale)('feedback:rules.pictureSize'), unsent: true },
  ]
}
