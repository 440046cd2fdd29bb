import { Type } from '@fastify/type-provider-typebox'
import { good, ok } from '#src/http/envelope.ts'
import { tagged } from '#src/http/routes.ts'
import { Branch } from './branch.schema.ts'
import { getBranch, listBranches } from './branch.service.ts'

export const branchRoutes = tagged('branch', async (app) => {
  app.get(
    '/branches',
    {
      schema: {
        operationId: 'listBranches',
        querystring: Type.Object({ governorate: Type.Optional(Type.Integer({ minimum: 1 })) }),
        response: ok(Type.Array(Branch)),
      },
    },
    async ({ context, query }) => good(await listBranches(context, query.governorate)),
  )

  app.get(
    '/branches/:id',
    {
      schema: {
        operationId: 'getBranch',
        params: Type.Object({ id: Type.String({ maxLength: 80 }) }),
        response: ok(Branch),
      },
    },
    async ({ context, params }) => good(await getBranch(context, params.id)),
  )
})
