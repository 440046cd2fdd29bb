import type { FileUpload } from 'graphql-upload/processRequest.mjs'
import { SHARED } from '#src/rest/cache.ts'
import type { StoreClient } from '#src/rest/client.ts'
import type { RequestOf } from '#src/rest/operations.ts'
import { readUpload } from '#src/rest/read-upload.ts'
import { orNull, RestError } from '#src/rest/rest-error.ts'
import type { VisitorHttp } from '#src/rest/visitor.ts'

export type JobQuery = NonNullable<RequestOf<'get', '/jobs'>['query']>

/** Jobs at the shop. */
export function careerSource(api: StoreClient, http: VisitorHttp) {
  return {
    jobs: (query: JobQuery) => api.get('/jobs', { query }, SHARED).then(({ data }) => data),
    /** Null: no such job. Throws GONE for one that is closed. */
    job: (id: string) => orNull(api.get('/jobs/{id}', { path: { id } }, SHARED).then(({ data }) => data)),
    /** The number of the application. */
    async apply(fields: Record<string, string>, file: FileUpload): Promise<string> {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.append(name, value)
      // Name and type are the sender's word; the store API looks at the content.
      form.append('cv', new Blob([await readUpload(file, http).catch(atItsField)]), 'cv')
      return (await api.post('/apply-job', { body: form as never })).data.number
    },
  }
}

/** What was cut off here is told at the field, as the store API tells it of what it reads. */
function atItsField(error: unknown): never {
  if (!(error instanceof RestError)) throw error
  throw new RestError('answer', error.message, { ...error.facts, errors: { cv: [{ rule: 'fileSize', message: error.message }] } }, error)
}
