import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { good, ok } from '#src/http/envelope.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { Branch } from './branch.schema.ts'
import { selectBranches } from './branch.queries.ts'

const tags = ['branch']

export const branchRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/branches', {
    schema: {
      tags,
      operationId: 'listBranches',
      querystring: Type.Object({ governorate: Type.Optional(Type.Integer({ minimum: 1 })) }),
      response: ok(Type.Array(Branch)),
    },
  }, async ({ context, query }) => good(await listBranches(context, query.governorate)))

  app.get('/branches/:id', {
    schema: { tags, operationId: 'getBranch', params: Type.Object({ id: Type.String({ maxLength: 80 }) }), response: ok(Branch) },
  }, async ({ context, params }) => good(await getBranch(context, params.id)))
}

/** Lists the branches, optionally of one governorate; an unknown one has none. */
export async function listBranches({ db, language, now }: Context, governorate?: number): Promise<Branch[]> {
  return selectBranches(db, language, now(), { governorate })
}

/** Returns a branch by id or slug. Throws NOT_FOUND. */
export async function getBranch({ db, language, now }: Context, id: string): Promise<Branch> {
  const [branch] = await selectBranches(db, language, now(), /^\d+$/.test(id) ? { id: Number(id) } : { slug: id })
  if (!branch) throw new ApiError('NOT_FOUND')
  return branch
}
