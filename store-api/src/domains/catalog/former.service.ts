import type { Db } from '#src/db/pool.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Key } from './catalog.queries.ts'
import { type FormerKind, selectFormerThing } from './former.queries.ts'

/**
 * What nobody finds under `key` any more, by `find` with the id of what stood there: it may have another slug now.
 * Throws GONE when it is shown no more, NOT_FOUND when there never was such a thing.
 */
export async function findByFormerSlug<T>(
  db: Db,
  kind: FormerKind,
  key: Exclude<Key, undefined>,
  find: (key: { ids: number[] }) => Promise<T | undefined>,
): Promise<T> {
  const id = await selectFormerThing(db, kind, key)
  if (id === undefined) throw new ApiError('NOT_FOUND')
  const thing = await find({ ids: [id] })
  if (thing === undefined) throw new ApiError('GONE')
  return thing
}
