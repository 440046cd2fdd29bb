import type { Branch } from '#src/__generated__/rest.ts'
import { SHARED } from '#src/rest/response-cache.ts'
import type { StoreClient } from '#src/rest/client.ts'
import { orNull } from '#src/rest/rest-error.ts'

export function branchSource(api: StoreClient) {
  const all = () => api.get('/branches', {}, SHARED).then(({ data }) => data)
  let byId: Promise<Map<number, Branch>> | undefined
  return {
    branches: (governorate?: number) =>
      governorate === undefined
        ? all()
        : api.get('/branches', { query: { governorate } }, SHARED).then(({ data }) => data),
    branch: (id: string) => orNull(api.get('/branches/{id}', { path: { id } }, SHARED).then(({ data }) => data)),
    /** Loads all branches by id: there are few, and every stock line needs one. */
    branchesById: () => (byId ??= all().then((branches) => new Map(branches.map((branch) => [branch.id, branch])))),
  }
}
