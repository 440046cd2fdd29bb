import type {} from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { ApiError } from '#src/http/api-error.ts'

/**
 * The one file of a form, `image`. Throws FILE_TOO_LARGE for more than 5 MB, FILE_TYPE for more than one file or a form that cannot be
 * read, VALIDATION_FAILED without a file.
 */
export async function readImage(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new ApiError('UNSUPPORTED_MEDIA_TYPE')
  try {
    const files: Buffer[] = []
    for await (const part of request.files()) {
      const bytes = await part.toBuffer()
      if (part.fieldname === 'image' && bytes.length > 0) files.push(bytes)
    }
    if (files[0]) return files[0]
  } catch (error) {
    throw new ApiError((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE' ? 'FILE_TOO_LARGE' : 'FILE_TYPE')
  }
  throw new ApiError('VALIDATION_FAILED', { fields: { image: [{ rule: 'required' }] } })
}
