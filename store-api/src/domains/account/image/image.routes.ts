import multipart from '@fastify/multipart'
import { Type } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { good, ok } from '#src/http/envelope.ts'
import { tagged } from '#src/http/routes.ts'
import { ApiError } from '#src/http/api-error.ts'
import { formLimits, readForm } from '#src/http/upload-form.ts'
import { MAX_PICTURE } from '#src/http/upload-picture.ts'
import { Customer, success } from '#src/domains/account/account.schema.ts'
import { selectPhoto } from '#src/domains/account/customer.queries.ts'
import { changeImage, removeImage } from './image.service.ts'

/** Only for the contract: the file is read as a stream, before schema validation. */
const PhotoForm = Type.Object({
  image: Type.String({
    format: 'binary',
    description: 'JPEG, PNG or WebP (detected by content), at most 5 MB and 6000 pixels per side',
  }),
})

/** A photo is personal: after a logout it must not stay on the device. */
const NO_CACHE = 'private, no-store'
const rateLimit = { max: 30, timeWindow: 60_000 }

export const imageRoutes = tagged('account', async (app) => {
  await app.register(multipart, formLimits(MAX_PICTURE, 0))

  app.post(
    '/change-image',
    {
      config: { rateLimit },
      // Schemas are checked before the body is read.
      validatorCompiler: () => () => true,
      schema: {
        operationId: 'changeImage',
        description: 'Uploads a photo as `multipart/form-data`; it is re-encoded to 480 × 480 pixels.',
        consumes: ['multipart/form-data'],
        body: PhotoForm,
        response: success(Customer),
      },
    },
    async (request) => ({ success: true as const, data: await changeImage(request.context, () => readImage(request)) }),
  )

  app.post(
    '/remove-image',
    { schema: { operationId: 'removeImage', description: 'Removes the photo.', response: ok(Customer) } },
    async ({ context }) => good(await removeImage(context)),
  )

  app.get(
    '/images/customers/:file',
    { schema: { hide: true, params: Type.Object({ file: Type.String() }) } },
    async ({ context, params }, reply) => {
      const [, id] = /^([\w-]{43})\.webp$/.exec(params.file) ?? []
      const bytes = id && (await selectPhoto(context.db, id))
      if (!bytes) throw new ApiError('NOT_FOUND')
      return reply.header('cache-control', NO_CACHE).type('image/webp').send(bytes)
    },
  )
})

/** Reads the file `image` of a form. Throws VALIDATION_FAILED without one, and what `readForm` throws. */
async function readImage(request: FastifyRequest): Promise<Buffer> {
  const { file } = await readForm(request, 'image')
  if (file) return file
  throw new ApiError('VALIDATION_FAILED', { fields: { image: [{ rule: 'required' }] } })
}
