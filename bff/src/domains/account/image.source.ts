import { buffer } from 'node:stream/consumers'
import type { FileUpload } from 'graphql-upload/processRequest.mjs'
import type { Customer } from '#src/__generated__/rest.ts'
import type { StoreClient } from '#src/rest/client.ts'
import { errorText } from '#src/rest/error-text.ts'
import { languageOf } from '#src/rest/language.ts'
import { RestError } from '#src/rest/rest-error.ts'
import type { VisitorHttp } from '#src/rest/visitor.ts'

/** The photo of who is logged in. */
export function imageSource(api: StoreClient, http: VisitorHttp) {
  /** All of a file. Throws a refusal, FILE_TOO_LARGE, when it was cut off. */
  async function read({ createReadStream }: FileUpload): Promise<Buffer<ArrayBuffer>> {
    try {
      return (await buffer(createReadStream())) as Buffer<ArrayBuffer>
    } catch (cause) {
      if ((cause as { status?: number }).status !== 413) throw cause
      const message = errorText('tooLarge', languageOf(http.header('accept-language')))
      throw new RestError('answer', message, { status: 413, code: 'FILE_TOO_LARGE' }, cause)
    }
  }
  return {
    async change(file: FileUpload): Promise<Customer> {
      const form = new FormData()
      // Name and type are the sender's word; the store API looks at the content.
      form.append('image', new Blob([await read(file)]), 'image')
      return (await api.post('/change-image', { body: form as never })).data
    },
    remove: async (): Promise<Customer> => (await api.post('/remove-image', {})).data,
  }
}
