import { buffer } from 'node:stream/consumers'
import type { FileUpload } from 'graphql-upload/processRequest.mjs'
import { errorText } from './error-text.ts'
import { languageOf } from 'server-kit/language.ts'
import { RestError } from './rest-error.ts'
import type { VisitorHttp } from './visitor.ts'

/** Reads an uploaded file completely. Throws the user error FILE_TOO_LARGE when it was truncated. */
export async function readUpload({ createReadStream }: FileUpload, http: VisitorHttp): Promise<Buffer<ArrayBuffer>> {
  try {
    return (await buffer(createReadStream())) as Buffer<ArrayBuffer>
  } catch (cause) {
    if (!(cause instanceof Error && 'status' in cause && cause.status === 413)) throw cause
    const message = errorText('tooLarge', languageOf(http.header('accept-language')))
    throw new RestError('answer', message, { status: 413, code: 'FILE_TOO_LARGE' }, cause)
  }
}
