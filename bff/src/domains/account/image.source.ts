import type { FileUpload } from 'graphql-upload/processRequest.mjs'
import type { Customer } from '#src/__generated__/rest.ts'
import type { StoreClient } from '#src/rest/client.ts'
import { readUpload } from '#src/rest/read-upload.ts'
import type { VisitorHttp } from '#src/rest/visitor.ts'

/** Profile photo of the authenticated customer. */
export function imageSource(api: StoreClient, http: VisitorHttp) {
  return {
    async change(file: FileUpload): Promise<Customer> {
      const form = new FormData()
      // Name and type come from the client; the store API checks the content.
      form.append('image', new Blob([await readUpload(file, http)]), 'image')
      return (await api.post('/change-image', { body: form })).data
    },
    remove: async (): Promise<Customer> => (await api.post('/remove-image', {})).data,
  }
}
