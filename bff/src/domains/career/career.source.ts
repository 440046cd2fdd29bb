import type { FileUpload } from 'graphql-upload/processRequest.mjs'
import { SHARED } from '#src/rest/response-cache.ts'
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
    /** Null when the job does not exist. Throws GONE for a closed job. */
    job: (id: string) => orNull(api.get('/jobs/{id}', { path: { id } }, SHARED).then(({ data }) => data)),
    /** Returns the reference number of the application. */
    async apply(fields: Record<string, string>, file: FileUpload): Promise<string> {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.append(name, value)
      // Name and type come from the client; the store API checks the content.
      form.append('cv', new Blob([await readUpload(file, http).catch(atItsField)]), 'cv')
      return (await api.post('/apply-job', { body: form })).data.number
    },
  }
}

/** Reports an upload truncated here at its field, in the format of the store API. */
function atItsField(error: unknown): never {
  if (!(error instanceof RestError)) throw error
  throw new RestError(
    'answer',
    error.message,
    { ...error.facts, errors: { cv: [{ rule: 'fileSize', message: error.message }] } },
    error,
  )
}
