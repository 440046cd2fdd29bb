import multipart from '@fastify/multipart'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { good, ok } from '#src/http/envelope.ts'
import { formLimits } from '#src/http/upload-form.ts'
import { MAX_PICTURE } from '#src/http/upload-picture.ts'
import { ContactBody, LetterNumber, ProductRequestBody, ProductSuggestionForm } from './contact.schema.ts'
import { sendMessage } from './contact.service.ts'
import { readSuggestion } from './product-request-form.ts'
import { requestProduct } from './product-request.service.ts'

const tags = ['feedback']
const config = { rateLimit: { max: 20, timeWindow: 60_000 } }
const FIELDS = 12

/** What anybody may write to the shop, account or not. */
export const contactRoutes: FastifyPluginAsyncTypebox = async (app) => {
  await app.register(multipart, formLimits(MAX_PICTURE, FIELDS))

  app.post('/contact', { config, schema: { tags, operationId: 'sendMessage', body: ContactBody, response: ok(LetterNumber) } },
    async ({ context, body }) => good(await sendMessage(context, body)))

  app.post('/find-product', { config, schema: { tags, operationId: 'findProduct', body: ProductRequestBody, response: ok(LetterNumber) } },
    async ({ context, body }) => good(await requestProduct(context, 'find', body)))

  app.post('/suggest-product', {
    config,
    // The body is for the contract alone: nothing has read it when schemas are checked.
    validatorCompiler: () => () => true,
    schema: {
      tags,
      operationId: 'suggestProduct',
      description: 'Submits a product suggestion as `multipart/form-data`, optionally with an image; the image is re-encoded.',
      consumes: ['multipart/form-data'],
      body: ProductSuggestionForm,
      response: ok(LetterNumber),
    },
  }, async (request) => {
    const { body, file } = await readSuggestion(request)
    return good(await requestProduct(request.context, 'suggest', body, file))
  })
}
