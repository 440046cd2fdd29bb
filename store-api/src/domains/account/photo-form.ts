import type { FastifyRequest } from 'fastify'
import { ApiError } from '#src/http/api-error.ts'
import { readForm } from '#src/http/upload-form.ts'

/** The one file of a form, `image`. Throws VALIDATION_FAILED without one, and what `readForm` throws. */
export async function readImage(request: FastifyRequest): Promise<Buffer> {
  const { file } = await readForm(request, 'image')
  if (file) return file
  throw new ApiError('VALIDATION_FAILED', { fields: { image: [{ rule: 'required' }] } })
}
