import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { good, ok } from '#src/http/envelope.ts'
import { addComplaint } from './complaint.service.ts'
import { Complaint, ComplaintBody } from './feedback.schema.ts'

/** Complaints about an order or a branch. */
export const complaintRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/complaints',
    { schema: { tags: ['feedback'], operationId: 'addComplaint', body: ComplaintBody, response: ok(Complaint) } },
    async ({ context, body }) => good(await addComplaint(context, body)),
  )
}
