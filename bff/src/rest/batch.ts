import DataLoader from 'dataloader'

/** Maximum number of ids per call to the store API; `/availability` takes more. */
const MAX_IDS = 100

/**
 * Collects the ids that one turn of the event loop asks for and loads them by one call, matched by id: what the answer
 * lacks is null. Ids go out in ascending order, so that equal batches are equal addresses.
 */
export function batchById<V>(
  load: (ids: number[]) => Promise<readonly V[]>,
  idOf: (value: V) => number,
  maxBatchSize = MAX_IDS,
): DataLoader<number, V | null> {
  const loadBatch = async (ids: readonly number[]) => {
    const found = new Map((await load(ids.toSorted((a, b) => a - b))).map((value) => [idOf(value), value]))
    return ids.map((id) => found.get(id) ?? null)
  }
  return new DataLoader(loadBatch, { maxBatchSize })
}

/** The same for lists: all values that belong to an id, in the order of the answer; none is an empty list. */
export function batchByParent<V>(
  load: (ids: number[]) => Promise<readonly V[]>,
  parentOf: (value: V) => number,
): DataLoader<number, V[]> {
  const loadBatch = async (ids: readonly number[]) => {
    const groups = Map.groupBy(await load(ids.toSorted((a, b) => a - b)), parentOf)
    return ids.map((id) => groups.get(id) ?? [])
  }
  return new DataLoader(loadBatch, { maxBatchSize: MAX_IDS })
}
