import type {} from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { ApiError } from './api-error.ts'

/** A parsed form with a file. */
export interface UploadForm {
  /** Fields by name; of a repeated name the last. */
  fields: Record<string, string>
  /** Null when no file was chosen. Do not trust its name and type: check the bytes. */
  file: Buffer | null
  /** The sent file name without folders, at most 120 characters. */
  filename: string
}

/** Limits for `@fastify/multipart`: one file of `fileSize` bytes, and `fields` short fields. */
export function formLimits(fileSize: number, fields: number) {
  return { limits: { fileSize, files: 1, fields, parts: fields + 1, fieldNameSize: 60, fieldSize: 20_000 } }
}

/**
 * Reads the fields of a form and its file `fileName`. Throws UNSUPPORTED_MEDIA_TYPE for another body, FILE_TOO_LARGE
 * for a file over the limit, FILE_TYPE for more than one file or an unreadable form.
 */
export async function readForm(request: FastifyRequest, fileName: string): Promise<UploadForm> {
  if (!request.isMultipart()) throw new ApiError('UNSUPPORTED_MEDIA_TYPE')
  const form: UploadForm = { fields: Object.create(null) as Record<string, string>, file: null, filename: '' }
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        form.fields[part.fieldname] = String(part.value)
        continue
      }
      const bytes = await part.toBuffer()
      if (part.fieldname !== fileName || bytes.length === 0) continue
      form.file = bytes
      form.filename = plainName(part.filename)
    }
  } catch (error) {
    throw new ApiError((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE' ? 'FILE_TOO_LARGE' : 'FILE_TYPE')
  }
  return form
}

function plainName(given: string | undefined): string {
  const name = (given ?? '').split(/[\\/]/).at(-1) ?? ''
  return [...name.replace(/\p{C}/gu, '')].slice(0, 120).join('')
}
