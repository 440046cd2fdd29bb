import { good, ok } from '#src/http/envelope.ts'
import { tagged } from '#src/http/routes.ts'
import { addComplaint } from './complaint.service.ts'
import { Complaint, ComplaintBody } from './feedback.schema.ts'

/** Complaints about an order or a branch. */
export const complaintRoutes = tagged('feedback', async (app) => {
  app.post(
    '/complaints',
    { schema: { operationId: 'addComplaint', body: ComplaintBody, response: ok(Complaint) } },
    async ({ context, body }) => good(await addComplaint(context, body)),
  )
})
