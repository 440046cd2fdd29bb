const MAX_INTEGER = 2_147_483_647

/** Keeps the ids that fit into an integer column. PostgreSQL would refuse the whole statement because of the others. */
export function knownIds(ids: readonly number[]): number[] {
  return ids.filter((id) => Number.isInteger(id) && id > 0 && id <= MAX_INTEGER)
}

/** Removes NUL, which PostgreSQL refuses, and unpaired surrogates. */
export function cleanText(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed()
}
