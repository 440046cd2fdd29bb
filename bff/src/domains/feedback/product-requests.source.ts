import type { FileUpload } from 'graphql-upload/processRequest.mjs'
import type { FeedbackNumber } from '#src/__generated__/rest.ts'
import type { StoreClient } from '#src/rest/client.ts'
import type { RequestOf } from '#src/rest/operations.ts'
import { readUpload } from '#src/rest/read-upload.ts'
import type { VisitorHttp } from '#src/rest/visitor.ts'

export type ProductRequest = NonNullable<RequestOf<'post', '/find-product'>['body']>

/** Requests to find a product, and suggestions to sell one. */
export function productRequestsSource(api: StoreClient, http: VisitorHttp) {
  return {
    find: (body: ProductRequest) => api.post('/find-product', { body }).then(({ data }) => data),
    async suggest(request: ProductRequest, image: FileUpload | null): Promise<FeedbackNumber> {
      const form = new FormData()
      for (const [name, value] of Object.entries(request))
        if (value !== null && value !== undefined) form.append(name, String(value))
      // Name and type come from the client; the store API checks the content.
      if (image) form.append('image', new Blob([await readUpload(image, http)]), 'image')
      return (await api.post('/suggest-product', { body: form })).data
    },
  }
}
