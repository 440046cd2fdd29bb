import multipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { good, ok } from '#src/http/envelope.ts'
import { tagged } from '#src/http/routes.ts'
import { formLimits, readForm } from '#src/http/upload-form.ts'
import { MAX_PICTURE } from '#src/http/upload-picture.ts'
import { foldDigits } from '#src/http/text.ts'
import { FeedbackNumber } from './contact.schema.ts'
import { ProductRequestBody, ProductSuggestionForm } from './product-request.schema.ts'
import { requestProduct } from './product-request.service.ts'

const FIELDS = 12

/** Requests to find a product, and suggestions to sell one; no account needed. */
export const productRequestRoutes = tagged('feedback', async (app) => {
  await app.register(multipart, formLimits(MAX_PICTURE, FIELDS))

  app.post(
    '/find-product',
    { schema: { operationId: 'findProduct', body: ProductRequestBody, response: ok(FeedbackNumber) } },
    async ({ context, body }) => good(await requestProduct(context, 'find', body)),
  )

  app.post(
    '/suggest-product',
    {
      config: { rateLimit: { max: 20, timeWindow: 60_000 } },
      // The body is for the contract alone: nothing has read it when schemas are checked.
      validatorCompiler: () => () => true,
      schema: {
        operationId: 'suggestProduct',
        description:
          'Submits a product suggestion as `multipart/form-data`, optionally with an image; the image is re-encoded.',
        consumes: ['multipart/form-data'],
        body: ProductSuggestionForm,
        response: ok(FeedbackNumber),
      },
    },
    async (request) => {
      const { body, file } = await readSuggestion(request)
      return good(await requestProduct(request.context, 'suggest', body, file))
    },
  )
})

/** Reads the form of a suggestion and its picture. Throws what `readForm` throws. */
async function readSuggestion(request: FastifyRequest): Promise<{ body: ProductRequestBody; file: Buffer | null }> {
  const { fields, file } = await readForm(request, 'image')
  const { name = '', otherMaker, size, color, link, mobile = '', notes } = fields
  const body = { name, otherMaker, size, color, link, mobile, notes }
  return {
    body: { ...body, clubId: idOf(fields.clubId), brandId: idOf(fields.brandId), categoryId: idOf(fields.categoryId) },
    file,
  }
}

/** Returns null for no choice, and an id without a row for an invalid one. */
function idOf(given: string | undefined): number | null {
  const digits = foldDigits(given ?? '').trim()
  if (digits === '') return null
  return /^\d{1,15}$/.test(digits) ? Number(digits) : Number.MAX_SAFE_INTEGER
}
