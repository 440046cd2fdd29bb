/** All limits; sizes in bytes. Each stands in a table of docs/ with whose it is and why: `scripts/limit-tables.test.ts` compares them. */
export const limits = {
  body: 100 * 1024,
  upload: 25 * 1024 * 1024,
  tokens: 2_000,
  depth: 10,
  aliases: 12,
  directives: 30,
  nesting: 20,
  cost: 25_000,
  /** Cost of the reads, and of the writes, of one network in `networkSeconds`. */
  networkCost: 600_000,
  networkSeconds: 10,
  /** Cost added to each operation for its network, beside its fields. */
  operation: 200,
  /** An operation runs while its network has this many times its cost left. */
  reserve: 20,
  streams: 4_000,
  streamsOfNetwork: 200,
  /** Mean lag of the event loop within a second, in milliseconds. */
  maxLag: 1_000,
}
