const MAX_INTEGER = 2_147_483_647

/** The ids that an integer key can hold. The others belong to no row, and PostgreSQL would refuse the whole statement for them. */
export function knownIds(ids: readonly number[]): number[] {
  return ids.filter((id) => Number.isInteger(id) && id > 0 && id <= MAX_INTEGER)
}
