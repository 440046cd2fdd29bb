import type { FastifyRequest } from 'fastify'
import { foldDigits } from '#src/http/digits.ts'
import { readForm } from '#src/http/upload-form.ts'
import type { ProductRequestBody } from './contact.schema.ts'

/** What a form of a suggestion brings, and its picture. Throws what `readForm` throws. */
export async function readSuggestion(request: FastifyRequest): Promise<{ body: ProductRequestBody; file: Buffer | null }> {
  const { fields, file } = await readForm(request, 'image')
  const { name = '', otherMaker, size, color, link, mobile = '', notes } = fields
  const body = { name, otherMaker, size, color, link, mobile, notes }
  return { body: { ...body, clubId: idOf(fields.clubId), brandId: idOf(fields.brandId), categoryId: idOf(fields.categoryId) }, file }
}

/** Nothing chosen is null; what is no number belongs to no row. */
function idOf(given: string | undefined): number | null {
  const digits = foldDigits(given ?? '').trim()
  if (digits === '') return null
  return /^\d{1,15}$/.test(digits) ? Number(digits) : Number.MAX_SAFE_INTEGER
}
