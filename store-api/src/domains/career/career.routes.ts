import multipart from '@fastify/multipart'
import { Type } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { ApiError } from '#src/http/api-error.ts'
import { good, ok } from '#src/http/envelope.ts'
import { tagged } from '#src/http/routes.ts'
import { formLimits, readForm } from '#src/http/upload-form.ts'
import { Job, JobApplicationForm, JobApplicationNumber, JobListQuery } from './career.schema.ts'
import { applyForJob, getJob, listJobs } from './career.service.ts'
import { MAX_CV } from './cv-file.ts'

const FIELDS = 12

export const careerRoutes = tagged('career', async (app) => {
  // A byte more than is taken, so that the shop says itself what is too large.
  await app.register(multipart, formLimits(MAX_CV + 1, FIELDS))

  app.get(
    '/jobs',
    { schema: { operationId: 'listJobs', querystring: JobListQuery, response: ok(Type.Array(Job)) } },
    async ({ context, query }) => good(await listJobs(context, query)),
  )

  app.get(
    '/jobs/:id',
    {
      schema: {
        operationId: 'getJob',
        description: 'Returns 410 GONE when the job is closed',
        params: Type.Object({ id: Type.String({ maxLength: 80, description: 'Id or slug' }) }),
        response: ok(Job),
      },
    },
    async ({ context, params }) => good(await getJob(context, params.id)),
  )

  app.post(
    '/apply-job',
    {
      config: { rateLimit: { max: 20, timeWindow: 60_000 } },
      // The body is for the contract alone: nothing has read it when schemas are checked.
      validatorCompiler: () => () => true,
      schema: {
        operationId: 'applyForJob',
        description:
          'Submits an application as `multipart/form-data`; one undecided application per mobile number and job.',
        consumes: ['multipart/form-data'],
        body: JobApplicationForm,
        response: ok(JobApplicationNumber),
      },
    },
    async (request) => good(await applyForJob(request.context, () => readApplication(request))),
  )
})

/** Reports a file that is too large or not alone as a fault of its field, together with the other faults. */
async function readApplication(request: FastifyRequest) {
  try {
    return await readForm(request, 'cv')
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === 'UNSUPPORTED_MEDIA_TYPE') throw error
    const rule =
      error.code === 'FILE_TOO_LARGE'
        ? { rule: 'fileSize', values: { max: MAX_CV / 1024 / 1024 } }
        : { rule: 'fileType' }
    throw new ApiError(error.code, { fields: { cv: [rule] } })
  }
}
