import { mapPoint } from '#src/domains/location/point.service.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { type BranchRow, selectBranches } from './branch.queries.ts'
import type { Branch } from './branch.schema.ts'

/** Lists the branches in display order, optionally of one governorate; an unknown one has none. */
export async function listBranches({ db, language, now }: Context, governorate?: number): Promise<Branch[]> {
  return (await selectBranches(db, language, now(), { governorate })).map(branchOf)
}

/** Returns a branch by id or slug. Throws NOT_FOUND. */
export async function getBranch({ db, language, now }: Context, id: string): Promise<Branch> {
  const [branch] = await selectBranches(db, language, now(), /^\d+$/.test(id) ? { id: Number(id) } : { slug: id })
  if (!branch) throw new ApiError('NOT_FOUND')
  return branchOf(branch)
}

function branchOf({ latitude, longitude, ...branch }: BranchRow): Branch {
  return { ...branch, location: mapPoint({ latitude, longitude }) }
}
