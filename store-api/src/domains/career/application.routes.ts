import { Type } from '@fastify/type-provider-typebox'
import { good, ok } from '#src/http/envelope.ts'
import { staffRoutes } from '#src/http/routes.ts'
import * as application from './application.service.ts'
import { selectJobsForShop } from './career.queries.ts'
import { JobApplication, JobApplicationListQuery, JobApplicationStatus, JobForShop } from './career.schema.ts'

const params = Type.Object({ number: Type.String({ maxLength: 20 }) })

const types = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

/** Jobs and applications for staff. */
export const applicationRoutes = staffRoutes(async (app) => {
  app.get(
    '/internal/jobs',
    { schema: { operationId: 'listJobsForShop', response: ok(Type.Array(JobForShop)) } },
    async ({ context: { db, language, now } }) => good(await selectJobsForShop(db, language, now())),
  )

  app.get(
    '/internal/job-applications',
    {
      schema: {
        operationId: 'listJobApplications',
        querystring: JobApplicationListQuery,
        response: ok(Type.Array(JobApplication)),
      },
    },
    async ({ context, query }) => good(await application.listApplications(context, query)),
  )

  app.post(
    '/internal/job-applications/:number/status',
    {
      schema: {
        operationId: 'moveJobApplication',
        params,
        body: Type.Object({ status: JobApplicationStatus }),
        response: ok(JobApplication),
      },
    },
    async ({ context, params, body }) => good(await application.moveApplication(context, params.number, body.status)),
  )

  // A stranger's file: saved and never shown, whatever a browser would make of it.
  app.get(
    '/internal/job-applications/:number/cv',
    { schema: { hide: true, params } },
    async ({ context, params }, reply) => {
      const { bytes, kind } = await application.getCv(context, params.number)
      return reply
        .headers({
          'content-disposition': `attachment; filename="${params.number}.${kind}"`,
          'content-security-policy': "default-src 'none'; sandbox",
          'cache-control': 'private, no-store',
        })
        .type(types[kind])
        .send(bytes)
    },
  )
})
